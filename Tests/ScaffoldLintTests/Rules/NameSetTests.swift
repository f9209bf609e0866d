import Testing

@testable import ScaffoldLint

@Suite struct NameSetTests {
    @Test("holds the names that it was given, and none that is like them")
    func names() {
        let long = String(repeating: "x", count: 80)
        let names: Set = ["present", "push", "", long, "größe"]
        let set = NameSet(names)
        for name in names { #expect(set.contains(name)) }
        for name in ["pushed", "posh", "q", long + "x", String(long.dropLast()), "grosse", "Push"] {
            #expect(!set.contains(name))
        }
        #expect(!NameSet([]).contains(""))
    }

    @Test("a name ends in one of some words")
    func suffixes() {
        let suffixes = NameSuffixes(["ViewModel", "Coordinator"])
        for name in ["ViewModel", "HomeViewModel", "größeCoordinator"] { #expect(suffixes.end(name)) }
        for name in ["", "Model", "HomeViewModels", "viewmodel"] { #expect(!suffixes.end(name)) }
        #expect(!NameSuffixes([]).end("HomeViewModel"))
    }
}
