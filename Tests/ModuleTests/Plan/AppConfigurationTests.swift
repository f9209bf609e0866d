import Diagnostics
import Testing

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

struct AppConfigurationTests {
    private let favorites = flags("Favorites", screens: "list,detail")

    @Test("what a team has settled holds for every module, until a spec says otherwise")
    func options() throws {
        let app = try ToyApp(files: [".scaffold.yml": "style: toy\noptions: { extras: on }\n"])
        #expect(try app.plan(favorites).files.contains { $0.path == "Favorites/Extra.txt" })
        var other = favorites
        other.options = ["extras=off"]
        #expect(try !app.plan(other).files.contains { $0.path == "Favorites/Extra.txt" })
    }

    @Test("the configured style is taken, and an empty configuration says nothing")
    func style() throws {
        let named = try ToyApp(files: [".scaffold.yml": "style: toy\n"])
        let found = try StyleFinder(ToyStyle.library).find(nil, in: FileTree(root: named.root))
        #expect(found.style.name == "toy")
        #expect(found.note == nil)
        let silent = try ToyApp(files: [".scaffold.yml": "# nothing yet\n"])
        #expect(try StyleFinder(ToyStyle.library).find(nil, in: FileTree(root: silent.root)).note != nil)
    }

    @Test("a mistake in it is told with its place")
    func mistakes() throws {
        let app = try ToyApp(files: [".scaffold.yml": "styl: toy\noptions: { extra: on }\n"])
        let error = #expect(throws: Failure.self) { try app.plan(favorites) }
        #expect(
            error?.lines == [
                ".scaffold.yml:1:1: error: unknown key \"styl\" in the configuration; did you mean \"style\"?"
            ]
        )
    }
}
