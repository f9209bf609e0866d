import Testing

@testable import AppModel

@Suite("What a module is")
struct ModuleDefinitionTests {
    private func modules(of files: KeyValuePairs<String, String>, kept: Set<String> = []) throws -> [String: [String]] {
        var definition = ModuleDefinition(
            declarations: ["class <M>Coordinator", "class|struct <M>Assembly"].compactMap { DeclarationPattern($0) }
        )
        definition.screens = ["class <M>ViewModel", "type <M>View"].compactMap { DeclarationPattern($0) }
        definition.tests = ["type <M>RouteTests"].compactMap { DeclarationPattern($0) }
        definition.none = ["App"]
        return definition.modules(in: try AppModel(files: files), besides: kept).mapValues { $0.map(\.name) }
    }

    @Test(
        "two of its declarations, of which those of screens do not suffice",
        arguments: [
            ("class HomeCoordinator {}\nstruct HomeAssembly {}", ["HomeCoordinator", "HomeAssembly"]),
            ("enum HomeView {}\nclass HomeCoordinator {}", ["HomeCoordinator", "HomeView"]),
            ("class HomeViewModel {}\nstruct HomeView {}", nil),
            ("class HomeCoordinator {}", nil),
            ("struct HomeCoordinator {}\nstruct HomeAssembly {}", nil),
            ("class homeCoordinator {}\nstruct homeAssembly {}", nil),
        ] as [(String, [String]?)]
    )
    func enough(text: String, types: [String]?) throws {
        #expect(try modules(of: ["Home.swift": text])["Home"] == types)
    }

    @Test("tests count where the definition has some, and are not among the declarations")
    func tests() throws {
        let files: KeyValuePairs = [
            "Home.swift": "class HomeViewModel {}", "Tests/HomeRouteTests.swift": "struct HomeRouteTests {}",
            "Tests/Cart.swift": "class CartCoordinator {}\nclass CartAssembly {}",
        ]
        #expect(try modules(of: files) == ["Home": ["HomeViewModel"]])
    }

    @Test("what is kept is a module whatever is left of it, and parts of the app are none")
    func kept() throws {
        let text = "class AppCoordinator {}\nclass AppAssembly {}\nclass CartCoordinator {}"
        #expect(try modules(of: ["App.swift": text]).isEmpty)
        let found = try modules(of: ["App.swift": text], kept: ["Cart", "Orders"])
        #expect(found == ["Cart": ["CartCoordinator"], "Orders": []])
    }
}
