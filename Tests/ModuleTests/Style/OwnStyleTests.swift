import Diagnostics
import Testing

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

/// Styles that a team has in `.scaffold/styles/`.
struct OwnStyleTests {
    private let favorites = flags("Favorites", screens: "list,detail")

    /// The toy styles with those of an app.
    private func library(_ files: [String: String]) throws -> StyleLibrary {
        let app = try ToyApp(files: Dictionary(uniqueKeysWithValues: files.map { (".scaffold/styles/\($0)", $1) }))
        return try ToyStyle.library.adding(ownStylesOf: FileTree(root: app.root))
    }

    private func style(_ name: String, _ files: [String: String]) throws -> Style {
        try library(files).style(Located(name, at: SourceMark(source: "--style", column: 1)))
    }

    private func problems(_ name: String, _ files: [String: String]) -> [String] {
        let error = #expect(throws: Failure.self) { try style(name, files) }
        return error?.lines ?? []
    }

    @Test("a style that extends another has all that it has")
    func inherits() throws {
        let mine = try style("mine", ["mine/style.yml": "schema: 1\nname: mine\nextends: toy\n"])
        let toy = try ToyStyle.style
        #expect(mine.name == "mine")
        #expect(mine.manifest.pieces.map(\.id) == toy.manifest.pieces.map(\.id))
        #expect(mine.manifest.app.entry == toy.manifest.app.entry)
        #expect(mine.templates == toy.templates)
    }

    @Test("a style that extends another has its destructive verbs, or its own")
    func destructiveVerbs() throws {
        let mine = try style("mine", ["mine/style.yml": "schema: 1\nname: mine\nextends: toy\n"])
        #expect(mine.manifest.names.destructiveVerbs == ["remove", "delete"])
        let verbs = "destructive: [retire]"
        let own = try style("own", ["own/style.yml": "schema: 1\nname: own\nextends: toy\n\(verbs)\n"])
        #expect(own.manifest.names.destructiveVerbs == ["retire"])
    }

    @Test("a piece with a known id replaces what it names of it, a new one is added, others can be left out")
    func overrides() throws {
        let manifest = """
            schema: 1
            name: mine
            extends: toy
            options:
              tests: { values: [swift-testing, xctest], default: xctest, help: The framework of the tests }
            pieces:
              - { id: screen, path: "Screens/{{ screen.type }}.swift" }
              - { id: note, template: module/Note.md.stencil, path: "{{ module.type }}.md" }
            without: [extra, use-case]
            """
        let mine = try style(
            "mine",
            ["mine/style.yml": manifest, "mine/module/Note.md.stencil": "# {{ module.title }}\n"]
        )
        let pieces = Dictionary(uniqueKeysWithValues: mine.manifest.pieces.map { ($0.id, $0) })
        #expect(pieces["screen"]?.path == "Screens/{{ screen.type }}.swift")
        #expect(pieces["screen"]?.template == "module/Screen.swift.stencil")
        #expect(pieces["screen"]?.scope == .screen)
        #expect(pieces["note"]?.title == "note")
        #expect(pieces["extra"] == nil)
        #expect(pieces["use-case"] == nil)
        #expect(mine.manifest.options.map(\.defaultValue) == ["xctest", "off"])
    }

    @Test(
        "a template with the path of an inherited one goes in its place, and its mistakes are told with its own place"
    )
    func templates() throws {
        let files = [
            ".scaffold.yml": "style: mine\n",
            ".scaffold/styles/mine/style.yml": "schema: 1\nname: mine\nextends: toy\n",
            ".scaffold/styles/mine/module/Module.swift.stencil": "struct {{ module.typ }}Module {}\n",
        ]
        let app = try ToyApp(files: files)
        var tree = try FileTree(root: app.root)
        let library = try ToyStyle.library.adding(ownStylesOf: tree)
        let style = try StyleFinder(library).find(nil, in: tree).style
        let (spec, problems) = favorites.spec()
        let planner = ModulePlanner(style: style, frameworks: library.frameworks)
        let error = #expect(throws: Failure.self) {
            try planner.plan(ModuleRequest(spec: spec, problems: problems), in: &tree)
        }
        #expect(
            error?.lines.first?.hasPrefix(
                ".scaffold/styles/mine/module/Module.swift.stencil:1:18: error: \"module\" has no key \"typ\""
            ) == true
        )
    }

    @Test("a style of a built-in one's name goes before it, and may extend it")
    func shadows() throws {
        let toy = try style("toy", ["toy/style.yml": "schema: 1\nname: toy\ntitle: Ours\nextends: toy\n"])
        #expect(toy.manifest.about.title == "Ours")
        #expect(toy.manifest.pieces.count == (try ToyStyle.style.manifest.pieces.count))
    }

    @Test("styles that extend each other in a circle are told")
    func circle() {
        let found = problems(
            "one",
            [
                "one/style.yml": "schema: 1\nname: one\nextends: two\n",
                "two/style.yml": "schema: 1\nname: two\nextends: one\n",
            ]
        )
        #expect(
            found == [".scaffold/styles/two/style.yml:3:10: error: the style \"one\" extends itself by way of \"one\""]
        )
    }

    @Test("an option is of the app, or of every module")
    func optionScope() {
        let manifest = "schema: 1\nname: mine\nextends: toy\noptions: { a: { per: module, default: b, help: c } }\n"
        #expect(
            problems("mine", ["mine/style.yml": manifest]) == [
                ".scaffold/styles/mine/style.yml:4:22: error: \"module\" is no scope of an option; it is app"
            ]
        )
    }

    @Test("what is not there cannot be extended, nor left out")
    func unknown() {
        #expect(
            problems("mine", ["mine/style.yml": "schema: 1\nname: mine\nextends: toi\n"]) == [
                ".scaffold/styles/mine/style.yml:3:10: error: there is no style \"toi\"; did you mean \"toy\"?"
            ]
        )
        #expect(
            problems("mine", ["mine/style.yml": "schema: 1\nname: mine\nextends: toy\nwithout: [extras]\n"]) == [
                ".scaffold/styles/mine/style.yml:4:11: error: the style \"toy\" has no piece or wiring \"extras\"; did you mean \"extra\"?"
            ]
        )
    }
}
