import BuiltInStyles
import Diagnostics
import Testing
import YAMLReader

@testable import AppModel
@testable import FileTransaction
@testable import Styles

/// By what apps of a style are recognised, and what its modules are.
struct StyleSignsTests {
    private static let library = StyleLibrary(files: BuiltInStyles.files)

    private func named(_ name: String) -> Located<String> {
        Located(name, at: SourceMark(source: "--style", column: 1))
    }

    private func manifest(_ text: String) throws -> (StyleManifest?, Problems) {
        let source = YAMLSource(name: "style.yml", text: "schema: 1\nname: toy\npieces: []\n" + text)
        return ManifestReader.read(try source.root(), of: source.name, templates: [])
    }

    @Test("every built-in style says both", arguments: library.names)
    func builtIn(name: String) throws {
        let manifest = try Self.library.style(named(name)).manifest
        #expect(!manifest.recognition.signs.isEmpty)
        #expect(manifest.recognition.modules?.declarations.isEmpty == false)
    }

    @Test("a team's style that extends another has its own signs, and the modules of the other where it names none")
    func own() throws {
        let part = "recognised:\n  imports: UIKit\n  # and\n\n  app: [class Own]\n"
        let text = "schema: 1\nname: mine\nextends: uikit-mvvmc\n"
        let app = try ToyApp(files: [
            ".scaffold/styles/mine/style.yml": text + part,
            ".scaffold/styles/other/style.yml":
                "schema: 1\nname: other\nextends: uikit-mvvmc\nmodules: { declarations: [class <M>Module], enough: 1 }\n",
        ])
        let library = try Self.library.adding(ownStylesOf: FileTree(root: app.root))
        let base = try library.style(named("uikit-mvvmc")).manifest
        let mine = try library.style(named("mine")).manifest
        #expect((mine.recognition.signs.imported, mine.recognition.signs.app.count) == ("UIKit", 1))
        #expect(mine.modules == base.modules)
        let other = try library.style(named("other")).manifest
        #expect(other.recognition.signs == base.recognition.signs)
        #expect(other.modules.declarations.map(\.name) == ["<M>Module"])
        #expect((other.modules.enough, other.modules.screens.isEmpty) == (1, true))
    }

    @Test(
        "what is wrong with the definition of a module is told with its place",
        arguments: [
            ("modules: { declarations: [class Home] }", "\"class Home\" has no place for a module's name"),
            ("modules: { declarations: [<M>Coordinator] }", "\"<M>Coordinator\" is no declaration"),
            ("modules: { declarations: [class *Coordinator] }", "\"class *Coordinator\" is no declaration"),
            ("modules: { enough: some }", "\"some\" is no number of declarations"),
            ("modules: { anchors: [] }", "unknown key \"anchors\" in \"modules\""),
        ]
    )
    func wrong(text: String, message: String) throws {
        let problems = try manifest(text + "\n").1
        #expect(problems.all.contains { $0.message == message && $0.mark?.line == 4 }, "\(problems.all)")
    }
}
