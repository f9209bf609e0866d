import Diagnostics
import Testing

@testable import AppModel

@Suite("The modules of an app by the words of their names")
struct NamedModulesTests {
    private func modules(_ names: String...) -> NamedModules {
        NamedModules(names.map { AppModules.Module(words: NameWords($0), folders: []) })
    }

    @Test(
        "a module is named by its words in either number and spelling, and not by those of a longer name of another",
        arguments: [
            ("MoviesView", ["Movies"]), ("movie", ["Movies"]), ("showMovieList", ["MovieList"]),
            ("movielist", ["MovieList"]), ("Moviesque", []), ("ActorOfMovie", ["Movies", "Actor"]), ("list", []),
        ] as [(String, [String])]
    )
    func named(name: String, found: [String]) {
        let modules = modules("Movies", "MovieList", "Actor")
        #expect(modules.modules(namedIn: [name]).map(\.name) == found)
    }

    @Test("the map of a module keeps the longer names of others")
    func map() {
        let modules = modules("Movie", "MovieList", "Actor")
        let map = modules.map(of: AppModules.Module(words: NameWords("Movie"), folders: []))
        #expect(map.matches("MovieView"))
        #expect(!map.matches("MovieListView"))
    }

    @Test("names are compared with the modules that share a word with them, however many others there are")
    func compared() {
        func work(_ count: Int) -> Int {
            let names = (0..<count).map { "Module\($0)" } + ["Movies", "MoviesList"]
            let modules = NamedModules(names.map { AppModules.Module(words: NameWords($0), folders: []) })
            return modules.candidates(for: ["MoviesView", "actor", "list"]).count
        }
        #expect(work(10) == 1)
        #expect(work(1_000) == 1)
    }
}
