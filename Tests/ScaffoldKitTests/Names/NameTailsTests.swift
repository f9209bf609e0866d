import Testing

@testable import ScaffoldKit

@Suite("The last bytes of names")
struct NameTailsTests {
    private func places(_ name: String, _ words: [String]) -> [Int] {
        Array(NameTails(of: words).places(of: name.utf8))
    }

    @Test("lead from a name to the words that it may end in")
    func ends() {
        let words = ["ViewModel", "Route", "Model", "é"]
        #expect(places("FavoritesViewModel", words) == [0, 2])
        #expect(places("Model", words) == [2])
        #expect(places("AppRoute", words) == [1])
        #expect(places("Café", words) == [3])
        for name in ["Favorites", "View", "route", "oute", "", "Cafe", "Routes"] {
            #expect(places(name, words).isEmpty, "\(name)")
        }
    }

    @Test("tell long words by their ends alone")
    func long() { #expect(places("OtheriewModel", ["ViewModel"]) == [0]) }

    @Test("take every name for one that ends in nothing")
    func extremes() {
        #expect(places("Anything", ["Route", ""]) == [1])
        #expect(places("", [""]) == [0])
        #expect(places("Anything", []).isEmpty)
    }
}
