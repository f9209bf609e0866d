import BuiltInStyles
import Diagnostics
import Testing

@testable import ScaffoldKit

/// By what apps of a style are recognised, before its manifest is read.
struct StyleSignsTests {
    private static let library = StyleLibrary(files: BuiltInStyles.files)

    private func named(_ name: String) -> Located<String> {
        Located(name, at: SourceMark(source: "--style", column: 1))
    }

    @Test("are those of the manifest", arguments: library.names)
    func same(name: String) throws {
        let signs = try Self.library.signs(of: named(name))
        #expect(!signs.isEmpty)
        #expect(signs == (try Self.library.style(named(name)).manifest.signs))
    }

    @Test("are a team's own where it has a style of the name, with what is wrong there")
    func own() throws {
        let part = "recognised:\n  imports: UIKit\n  # and\n\n  app: [class Own]\n"
        let manifest = "schema: 1\nname: toy\nextends: toy\n\(part)"
        let app = try ToyApp(files: [".scaffold/styles/toy/style.yml": manifest])
        let signs = try ToyStyle.library.adding(ownStylesOf: FileTree(root: app.root)).signs(of: named("toy"))
        #expect((signs.imported, signs.app.count) == ("UIKit", 1))
        #expect(ManifestReader.signs(in: manifest + "pieces: []") == signs)
        let broken = try ToyApp(files: [".scaffold/styles/toy/style.yml": "schema: 1\nrecognised: [1]\n"])
        #expect(throws: Failure.self) {
            try ToyStyle.library.adding(ownStylesOf: FileTree(root: broken.root)).signs(of: named("toy"))
        }
    }

    @Test("are looked for in the whole manifest where that has none")
    func none() { #expect(ManifestReader.signs(in: "schema: 1\nname: toy\n") == nil) }
}
