import Diagnostics
import Foundation
import Testing

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

/// A style that a team has edited since it wrote a module with it: what was written is what the record says, and stays.
struct ChangedStyleTests {
    private static let record = ".scaffold/modules/Favorites.json"
    private static let module = "Favorites/FavoritesModule.swift"
    private static let detail = "Favorites/FavoritesDetailScreen.swift"

    private let few = flags("Favorites", screens: "list,detail(itemId: String)")
    private let more = flags("Favorites", screens: "list,detail(itemId: String, count: Int)")

    /// The toy style with other texts in some of its files.
    private func library(_ edits: [(file: String, old: String, new: String)], wired: Bool = false) -> StyleLibrary {
        let files = ToyStyle.files.map { path, text in
            var text = wired && path == "toy/style.yml" ? WiredToy.manifest : text
            for edit in edits where edit.file == path { text = text.replacing(edit.old, with: edit.new) }
            return (path: path, text: text)
        }
        return StyleLibrary(files: files)
    }

    private let titled = (file: "toy/module/Module.swift.stencil", old: "let title", new: "let name")
    private let framed = (file: "toy/module/Screen.swift.stencil", old: "import SwiftUI\n", new: "import UIKit\n")

    private func warnings(_ plan: ChangeSet) -> [String] {
        plan.notes.filter { $0.severity == .warning }.map(\.description)
    }

    @Test("With an unchanged spec, nothing changes, and the run says that the style has")
    func unchangedSpec() throws {
        let app = try ToyApp()
        try app.generate(few)
        let before = app.files
        try app.use(library([titled, framed]))
        let plan = try app.generate(few)
        #expect(plan.isEmpty)
        #expect(app.files == before)
        #expect(
            warnings(plan) == [
                "warning: the style \"toy\" has changed since it wrote \"Favorites\"; not updated: 3 files; "
                    + "scaffold update Favorites brings it to the style as it is now, and keeps what has been changed by hand"
            ]
        )
    }

    @Test("What was written before the style changed is taken back whole")
    func removal() throws {
        let app = try ToyApp(files: ["App/ToyApp.swift": "class ToyApp {}\n"])
        try app.generate(flags("Orders", screens: "list"))
        let before = app.files
        try app.generate(few)
        try app.use(library([titled, framed]))
        try app.generate(few)
        #expect(warnings(try app.remove("Favorites")) == [])
        #expect(app.files == before)
    }

    @Test("With force, all is written anew, and recorded as it is written")
    func force() throws {
        let (app, fresh) = (try ToyApp(), try ToyApp(of: library([titled, framed])))
        try app.generate(few)
        try fresh.generate(few)
        try app.use(library([titled, framed]))
        try app.generate(few, overwrites: true)
        #expect(try app.read(Self.module) == fresh.read(Self.module))
        #expect(try app.read(Self.record) == fresh.read(Self.record))
    }

    @Test("Where the spec changes too, a file that nobody has touched becomes what it is now, and the others stay")
    func changedSpec() throws {
        let (app, fresh) = (try ToyApp(), try ToyApp(of: library([titled, framed])))
        try app.generate(few)
        try fresh.generate(more)
        let module = try app.read(Self.module)
        try app.use(library([titled, framed]))
        let plan = try app.generate(more)
        #expect(try app.read(Self.detail) == fresh.read(Self.detail))
        #expect(try app.read(Self.module) == module)
        #expect(!warnings(plan).contains { $0.contains("by hand where") }, "\(warnings(plan))")
        #expect(warnings(try app.remove("Favorites")) == [])
    }

    @Test("A file that somebody has changed gets what the spec changes, and nothing of the style's")
    func changedByHand() throws {
        let app = try ToyApp()
        try app.generate(few)
        try app.write(try app.read(Self.detail) + "\n// By hand.\n", to: Self.detail)
        try app.use(library([framed]))
        try app.generate(more)
        #expect(
            try app.read(Self.detail)
                == "import SwiftUI\n\nstruct FavoritesDetailScreen {\n    let itemId: String\n    let count: Int\n}\n\n// By hand.\n"
        )
        #expect(try app.remove("Favorites").files.first { $0.path == Self.detail }?.status == .unchanged)
    }

    @Test("What a changed style asks for besides is left to lint, and what it calls otherwise is not written twice")
    func furtherPieces() throws {
        let app = try ToyApp()
        try app.generate(few)
        let before = app.files
        let notes =
            "  - { id: notes, title: Notes, per: module, template: module/Module.swift.stencil, path: Notes.txt }\n"
        let screen = "  - id: screen\n"
        try app.use(
            library([
                ("toy/style.yml", screen, notes + screen), ("toy/module/strings.yml.stencil", ".title:", ".heading:"),
            ])
        )
        let plan = try app.generate(few)
        #expect(app.files == before)
        #expect(warnings(plan).count == 1)
    }

    @Test("An entry in the app's files stays as it was put there, and is taken back")
    func entries() throws {
        let app = try ToyApp(files: WiredToy.app, of: library([], wired: true))
        let before = app.files
        try app.generate(few)
        let written = app.files
        try app.use(
            library(
                [
                    ("toy/style.yml", "import {{ module.type }}", "import {{ module.type }}Kit"),
                    ("toy/style.yml", "func make{{ module.type }}()", "func new{{ module.type }}()"),
                ],
                wired: true
            )
        )
        let plan = try app.generate(few)
        #expect(app.files == written)
        #expect(warnings(plan).count == 1, "\(warnings(plan))")
        #expect(warnings(try app.remove("Favorites")) == [])
        #expect(app.files["Sources/App.swift"] == before["Sources/App.swift"])
        #expect(app.files["Sources/Factories.swift"] == before["Sources/Factories.swift"])
    }

    @Test("An entry that the spec changes, too, is brought up to date from the text on record")
    func changedEntry() throws {
        let reset = (
            file: "toy/style.yml", old: "{{ module.value }}.reset()",
            new: "{{ module.value }}.reset({{ module.screens.count }})"
        )
        let always = (
            file: reset.file, old: "    when: options.extras\n    in: [class ToyApp, func",
            new: "    in: [class ToyApp, func"
        )
        let counted = library([always, reset], wired: true)
        let named = library(
            [
                always,
                (reset.file, reset.old, reset.new.replacing(".reset", with: ".clear")),
            ],
            wired: true
        )
        let app = try ToyApp(files: WiredToy.app, of: counted)
        try app.generate(few)
        #expect(try app.read("Sources/App.swift").contains("favorites.reset(2)"))
        try app.use(named)
        let plan = try app.generate(flags("Favorites", screens: "list,detail(itemId: String),edit(itemId: String)"))
        let text = try app.read("Sources/App.swift")
        #expect(text.contains("favorites.clear(3)"), "\(text)")
        #expect(!text.contains("favorites.reset("))
        #expect(!warnings(plan).contains { $0.contains("by hand where") }, "\(warnings(plan))")
        #expect(warnings(try app.remove("Favorites")) == [])
        #expect(try app.read("Sources/App.swift") == WiredToy.app["Sources/App.swift"])
    }

    @Test("A piece that lint writes anew is on record as it was written then")
    func mended() throws {
        let app = try ToyApp()
        try app.generate(few)
        let changed = library([titled])
        try app.use(changed)
        try FileManager.default.removeItem(atPath: "\(app.root)/\(Self.module)")
        var tree = try FileTree(root: app.root)
        let style = try changed.style(Located("toy", at: SourceMark(source: "--style")))
        let repair = try ModuleRepair(style: style, in: tree)
        let module = try repair.module(few.spec().spec)
        _ = try repair.fill(module, writing: { $0.piece.id == "module" }, in: &tree)
        _ = try tree.commit()
        #expect(try app.read(Self.module).contains("let name"))
        #expect(try app.remove("Favorites").files.first { $0.path == Self.module }?.status == .removed)
    }
}
