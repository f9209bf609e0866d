import BuiltInStyles
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("scaffold style new, eject, test")
struct OwnStyleCommandTests {
    private let folder = TemporaryFolder()

    private func run(_ arguments: String...) -> CommandRun {
        CommandRun(arguments + ["--output", folder.path], styles: StyleLibrary(files: BuiltInStyles.files))
    }

    /// Runs the tool that proofs run, as the contract of a whole style takes a product for debugging minutes.
    private func proved(_ arguments: String...) throws -> Program {
        let tool = try #require(BuiltProduct.provedTool)
        return try Program.run([tool.path] + arguments + ["--output", folder.path])
    }

    @Test("a style from nothing keeps the contract, and writes a module")
    func fromNothing() {
        #expect(run("style", "new", "acme").code == .done)
        #expect(run("style", "test").output == "acme: 4 specs, 8 runs, 70 files, no problem\n")
        #expect(run("module", "Favorites", "--style", "acme", "--screens", "list").code == .done)
        #expect(
            folder.text("Sources/Favorites/FavoritesListView.swift")?.contains("struct FavoritesListView: View") == true
        )
    }

    @Test("a module of a team's own style is grown, linted and drawn like any other")
    func everyCommand() {
        #expect(run("style", "new", "acme").code == .done)
        #expect(run("module", "Favorites", "--style", "acme", "--screens", "list").code == .done)
        #expect(run("screen", "Favorites", "edit").code == .done)
        #expect(folder.text("Sources/Favorites/FavoritesEditView.swift") != nil)
        #expect(run("lint").code == .done)
        #expect(run("graph", "Favorites").code == .done)
        #expect(run("checklist").errors.contains("the style \"acme\" has no checklist"))
    }

    @Test("a style that extends another keeps the contract, until a template of its own breaks it", .slow)
    func extended() throws {
        #expect(run("style", "new", "acme", "--extends", "swiftui-mvvm").code == .done)
        #expect(try proved("style", "test", "acme").status == 0)
        try folder.write("struct {{ module.tpe }} {}\n", to: ".scaffold/styles/acme/module/View.swift.stencil")
        try folder.write(
            "schema: 1\nname: acme\nextends: swiftui-mvvm\npieces:\n  - { id: view, template: module/View.swift.stencil }\n",
            to: ".scaffold/styles/acme/style.yml"
        )
        let broken = try proved("style", "test", "acme")
        #expect(broken.status == 1)
        #expect(broken.output.contains(".scaffold/styles/acme/module/View.swift.stencil:1:18: error"))
    }

    /// A new style with other text in its manifest, and further templates.
    private func style(_ changes: [(old: String, new: String)], _ templates: [String: String] = [:]) throws {
        let path = ".scaffold/styles/acme/style.yml"
        if folder.text(path) == nil { #expect(run("style", "new", "acme").code == .done) }
        let text = try #require(folder.text(path))
        try folder.write(changes.reduce(text) { $0.replacingOccurrences(of: $1.old, with: $1.new) }, to: path)
        for (name, text) in templates { try folder.write(text, to: ".scaffold/styles/acme/\(name)") }
    }

    @Test("entries have their places in the style's base app; without one, and if optional, they fail no test")
    func entriesWithoutPlace() throws {
        let entry = "wiring:\n  - { id: tab, in: [class Tabs], add: member, text: \"let {{ module.value }} = 1\""
        try style([("pieces:\n", "\(entry) }\npieces:\n")])
        let untried = run("style", "test", "acme")
        #expect(untried.code == .done)
        #expect(
            untried.errors.hasPrefix(
                "note: the style has no base app, so it is not tried where these entries go: \"tab\";"
            )
        )

        let base =
            "app:\n  pieces:\n    - { id: tabs, title: Tabs, template: app/Tabs.swift.stencil, path: App/Tabs.swift }\n"
        try style([("wiring:\n", base + "wiring:\n")], ["app/Tabs.swift.stencil": "final class Tab {}\n"])
        #expect(run("style", "test", "acme").errors.contains("cannot wire \"tab\": there is no \"class Tabs\""))
        try style([("= 1\" }", "= 1\", optional: true }")])
        #expect(run("style", "test", "acme").output.hasSuffix("no problem\n"))
        #expect(run("style", "test", "acme").errors.isEmpty)
        try style([(", optional: true", "")], ["app/Tabs.swift.stencil": "final class Tabs {}\n"])
        #expect(run("style", "test", "acme").output.hasSuffix("no problem\n"))
    }

    @Test("a base app gets the entries of its first modules where its templates leave them out")
    func plainBase() throws {
        let manifest = """
            app:
              entry: enum Place
              pieces:
                - { id: place, title: Places, template: app/Place.swift.stencil, path: App/Place.swift }
            wiring:
              - { id: place, in: [enum Place], add: enum-case, text: "case {{ module.value }}" }

            """
        let base = "/// A place in the app.\nenum Place {\n    case start\n}\n"
        try style([("pieces:\n", manifest + "pieces:\n")], ["app/Place.swift.stencil": base])
        #expect(run("style", "test", "acme").output.hasSuffix("no problem\n"))
        #expect(run("app", "Shop", "--style", "acme", "--modules", "orders(list),carts(list)").code == .done)
        let places = "enum Place {\n    case start\n    case orders\n    case carts\n}\n"
        #expect(folder.text("App/Place.swift")?.hasSuffix(places) == true)
        #expect(run("remove", "Orders").code == .done)
        #expect(folder.text("App/Place.swift")?.contains("orders") == false)
    }

    @Test("screens may be named after one item of the module: MovieDetails of Movies")
    func singularScreens() throws {
        try style([("{{ module.type }}{{ screen.pascal }}", "{{ module.item.pascal }}{{ screen.pascal }}")])
        #expect(run("style", "test", "acme").output.hasSuffix("no problem\n"))
        let screens = "list,details(movieId: String)"
        #expect(run("module", "Movies", "--style", "acme", "--screens", screens).code == .done)
        #expect(
            folder.text("Sources/Movies/MovieDetailsView.swift")?.contains("struct MovieDetailsView: View") == true
        )
        #expect(run("screen", "Movies", "edit").code == .done)
        #expect(folder.text("Sources/Movies/MovieEditView.swift") != nil)
        #expect(run("lint").code == .done)
        #expect(run("remove", "Movies").code == .done)
        #expect(folder.text("Sources/Movies/MovieDetailsView.swift") == nil)
    }

    @Test("an option may have one value, or be any text")
    func otherOptions() throws {
        let options = """
            options:
              team: { default: Core, help: The team that owns the module }
              ui: { values: [swiftui], default: swiftui, help: What views are made with }

            """
        let view = "// {{ options.team }}, {{ options.ui }}\nstruct {{ screen.type }}View {}\n"
        try style([("options:\n", options)], ["module/View.swift.stencil": view])
        try style([(", inherits: [View]", "")])
        #expect(run("style", "test", "acme").output.hasSuffix("no problem\n"))
        #expect(run("init", "--style", "acme").code == .done)
        #expect(folder.text(".scaffold.yml")?.contains("team: \"Core\"") == true)
        #expect(folder.text(".scaffold.yml")?.contains("# the only value") == true)
        let module = run("module", "Notes", "--style", "acme", "--screens", "list", "--option", "team=Team: A")
        #expect(module.code == .done)
        #expect(folder.text("Sources/Notes/NotesListView.swift")?.hasPrefix("// Team: A, swiftui\n") == true)
        #expect(run("module", "Notes").output.hasPrefix("nothing changed"))
        #expect(run("module", "Tags", "--style", "acme", "--option", "ui=uikit").code == .badInput)
    }

    @Test("texts may go into .strings files, one for each language, and are taken back to the byte")
    func stringsFiles() throws {
        let texts = "merge: string-catalogue, template: module/strings.yml.stencil"
        let pieces = ["en", "de"].map {
            "  - { id: texts-\($0), \(texts), path: Resources/\($0).lproj/Localizable.strings }\n"
        }
        try style([("pieces:\n", "pieces:\n" + pieces.joined())])
        let german = "/* Der Anfang */\n\"app.title\" = \"Kino\";\n"
        try folder.write(german, to: "Cinema/de.lproj/Localizable.strings")
        try folder.write("struct Cinema {}\n", to: "Cinema/Cinema.swift")
        #expect(run("style", "test", "acme").output.hasSuffix("no problem\n"))
        #expect(run("module", "Movies", "--style", "acme", "--screens", "list").code == .done)
        let added = "\"movies.list.title\" = \"Movies\";\n"
        #expect(folder.text("Cinema/de.lproj/Localizable.strings")?.hasPrefix(german) == true)
        #expect(folder.text("Cinema/de.lproj/Localizable.strings")?.hasSuffix(added) == true)
        #expect(folder.text("Resources/en.lproj/Localizable.strings")?.contains(added) == true)
        #expect(run("lint").code == .done)
        #expect(run("module", "Movies").output.hasPrefix("nothing changed"))
        #expect(run("remove", "Movies").code == .done)
        #expect(folder.text("Cinema/de.lproj/Localizable.strings") == german)
        #expect(folder.text("Resources/en.lproj/Localizable.strings") == nil)
    }

    @Test("templates of the style share macros of a template of its own")
    func sharedMacros() throws {
        let heading = "{% import \"parts/words.stencil\" %}\n{% call heading screen.type %}\n"
        try style(
            [(", inherits: [View]", ""), (", inherits: [ObservableObject]", "")],
            [
                "parts/words.stencil": "{% macro heading name %}\n// {{ name }} of Acme\n{% endmacro %}\n",
                "module/View.swift.stencil": heading + "struct {{ screen.type }}View {}\n",
                "module/ViewModel.swift.stencil": heading + "class {{ screen.type }}ViewModel {}\n",
            ]
        )
        #expect(run("style", "test", "acme").output.hasSuffix("no problem\n"))
        #expect(run("module", "Notes", "--style", "acme", "--screens", "list").code == .done)
        for name in ["View", "ViewModel"] {
            #expect(folder.text("Sources/Notes/NotesList\(name).swift")?.hasPrefix("// NotesList of Acme\n") == true)
        }
    }

    @Test("an ejected style is the same under its new name, with the common templates that it uses", .slow)
    func ejected() throws {
        #expect(run("style", "eject", "swiftui-mvvm", "--as", "mine").code == .done)
        #expect(folder.text(".scaffold/styles/mine/style.yml")?.contains("\nname: mine\n") == true)
        #expect(folder.text(".scaffold/styles/mine/common/swiftui/views/list.stencil") != nil)
        #expect(folder.text(".scaffold/styles/mine/common/swiftui/texts/package.stencil") == nil)
        #expect(try proved("style", "test", "mine").output.hasSuffix("no problem\n"))
        let again = run("style", "eject", "swiftui-mvvm", "--as", "mine")
        #expect(again.output.hasPrefix("nothing changed"))
    }

    @Test("golden trees are recorded on request, which fails the run, and are held to from then on", .slow)
    func recorded() throws {
        #expect(run("style", "new", "acme").code == .done)
        let recording = try proved("style", "test", "acme", "--record")
        #expect(recording.status == 1)
        #expect(recording.output.contains("recorded; read the golden trees"))
        #expect(try proved("style", "test", "acme").status == 0)
        try folder.write(
            "import SwiftUI\n",
            to: ".scaffold/styles/acme/golden/one-screen/Sources/Profile/ProfileMainView.swift"
        )
        #expect(try proved("style", "test", "acme").status == 1)
    }

    @Test("names that are none, and styles that are not there, are refused")
    func refused() {
        let name = run("style", "new", "Acme Style")
        #expect(name.code == .badInput)
        #expect(name.errors.contains("\"Acme Style\" is no name for a style"))
        let builtIn = run("style", "new", "uikit-mvvmc")
        #expect(builtIn.code == .badInput)
        #expect(builtIn.errors.contains("is a built-in style, and the new one would replace it"))
        #expect(builtIn.errors.contains("--extends uikit-mvvmc changes parts of it"))
        #expect(run("style", "eject", "swiftui-mvvm", "--as", "uikit-mvvmc").errors.contains("is a built-in style"))
        let base = run("style", "new", "acme", "--extends", "uikit-mvc")
        #expect(base.errors.contains("there is no style \"uikit-mvc\"; did you mean \"uikit-mvvmc\"?"))
        #expect(run("style", "eject", "nope").code == .badInput)
        #expect(run("style", "test", "nope").code == .badInput)
        #expect(folder.names.isEmpty)
    }

    @Test("the report for programs")
    func json() {
        #expect(run("style", "new", "acme").code == .done)
        let report = run("style", "test", "--json")
        #expect(report.output.contains("\"runs\": 8"))
        #expect(report.output.contains("\"problems\": []"))
    }

    @Test("the example of a team's own style keeps the contract")
    func example() throws {
        let example = Repository.root.appendingPathComponent("Examples/styles/clean-swift")
        let names = try FileManager.default.subpathsOfDirectory(atPath: example.path).filter { $0.contains(".") }
        for name in names {
            let text = try String(contentsOf: example.appendingPathComponent(name), encoding: .utf8)
            try folder.write(text, to: ".scaffold/styles/clean-swift/\(name)")
        }
        let report = run("style", "test", "clean-swift")
        #expect(report.output.hasSuffix("no problem\n"))
        #expect(report.errors.isEmpty)
    }
}
