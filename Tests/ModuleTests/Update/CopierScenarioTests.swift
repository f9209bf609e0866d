import Diagnostics
import Foundation
import Testing

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs

/// What Copier's tests of updates and migrations try, where it has a meaning for a style; the names of its tests are in brackets.
///
/// Those of other suites, and those without a meaning, are listed in `Benchmarks/updates.md`.
@Suite("Scenarios of Copier")
struct CopierScenarioTests {
    private static let module = "Favorites/FavoritesModule.swift"
    private static let list = "Favorites/FavoritesScreen.swift"
    private static let detail = "Favorites/FavoritesDetailScreen.swift"
    private static let titled: TeamApp.Edit = ("module/Module.swift.stencil", "let title", "let name")
    private static let framed: TeamApp.Edit = ("module/Screen.swift.stencil", "import SwiftUI\n", "import UIKit\n")

    private let app: TeamApp

    init() throws {
        app = try TeamApp()
        try app.generate(flags("Favorites", screens: "list,detail(itemId: String)"))
    }

    private func piece(_ id: String, at path: String, _ more: String = "") -> TeamApp.Edit {
        let line = "  - { id: \(id), title: A, template: module/Module.swift.stencil, path: \"\(path)\"\(more) }\n"
        return ("style.yml", "  - id: use-case\n", line + "  - id: use-case\n")
    }

    @Test("A deleted file and a deleted folder stay deleted (update_deleted_path, skip_update_deleted)")
    func deleted() throws {
        try app.change([piece("deep", at: "Deep/Down/{{ module.type }}.txt")])
        try app.update()
        #expect(app.files["Deep/Down/Favorites.txt"] != nil)
        try app.delete("Deep")
        try app.delete(Self.list)
        try app.change([Self.titled, Self.framed])
        #expect(try app.update().conflicts.isEmpty)
        #expect(app.files["Deep/Down/Favorites.txt"] == nil && app.files[Self.list] == nil)
        #expect(app.files[Self.detail]?.hasPrefix("import UIKit") == true)
    }

    @Test("A path with characters of patterns is a path (update_deleted_path_not_used_as_pattern)")
    func pattern() throws {
        try app.change([piece("odd", at: "Odd/[ab]*?.txt"), piece("other", at: "Odd/a.txt")])
        try app.update()
        try app.delete("Odd/[ab]*?.txt")
        try app.change([Self.titled])
        try app.update()
        #expect(app.files["Odd/[ab]*?.txt"] == nil)
        #expect(app.files["Odd/a.txt"]?.contains("let name") == true)
    }

    @Test("A file that the style drops goes; one that was edited, or is the app's own, stays (file_removed)")
    func dropped() throws {
        try app.change([piece("first", at: "First.txt"), piece("second", at: "Second.txt")])
        try app.update()
        try app.write("mine\n", to: "Second.txt")
        try app.write("own\n", to: "Own.txt")
        try app.change([
            ("style.yml", "id: first, title: A,", "id: first, when: \"false\", title: A,"),
            ("style.yml", "id: second, title: A,", "id: second, when: \"false\", title: A,"),
        ])
        let plan = try app.update()
        #expect(app.files["First.txt"] == nil)
        #expect(app.files["Second.txt"] == "mine\n" && app.files["Own.txt"] == "own\n")
        #expect(plan.conflicts.count == 1)
    }

    @Test("A new file of the style is not written over one of the app (update_with_new_file_in_template_and_project)")
    func bothNew() throws {
        try app.write("own\n", to: "Same.txt")
        let before = app.files
        try app.change([piece("same", at: "Same.txt"), Self.titled])
        #expect(throws: Failure.self) { try app.update() }
        #expect(app.files == before)
        let text = "struct FavoritesModule {\n    let name = \"Favorites\"\n}\n"
        try app.write(text, to: "Same.txt")
        #expect(try app.update().conflicts.isEmpty)
        #expect(app.files["Same.txt"] == text)
    }

    @Test("The record follows each update (overwrite_answers_file_always)")
    func record() throws {
        let record = ".scaffold/modules/Favorites.json"
        let first = try app.read(record)
        try app.change([Self.titled])
        try app.update()
        #expect(try app.read(record) != first)
        try app.change([("module/Module.swift.stencil", "let name", "let title")])
        try app.update()
        #expect(try app.read(record) == first)
    }

    @Test("Only files with a conflict are reported (3way_merged_files_without_conflicts_are_not_marked_unmerged)")
    func merged() throws {
        try app.edit(Self.module, "\"Favorites\"", "\"Mine\"")
        try app.edit(Self.detail, "let itemId: String\n", "let itemId: String\n    let mine = 1\n")
        try app.change([("module/Module.swift.stencil", "\"{{ module.title }}\"", "\"New\""), Self.framed])
        let plan = try app.update()
        #expect(plan.conflicts.compactMap(\.mark?.source) == [Self.module])
        #expect(try app.read(Self.detail).contains("let mine = 1"))
        #expect(!app.files.values.contains { $0.contains("<<<<<<<") || $0.contains(">>>>>>>") })
        #expect(!app.files.keys.contains { $0.hasSuffix(".rej") || $0.hasSuffix(".orig") })
    }

    @Test("A conflict in text of any script is reported whole (conflict_on_update_with_unicode_in_content)")
    func unicode() throws {
        try app.edit(Self.module, "\"Favorites\"", "\"Möglichkeit 🧑‍🚀 ‮שלום\"")
        try app.change([("module/Module.swift.stencil", "\"{{ module.title }}\"", "\"新しい\"")])
        let text = try #require(try app.update().conflicts.first).description
        #expect(text.contains("新しい") && text.contains("Möglichkeit"))
        #expect(try app.read(Self.module).contains("שלום"))
    }

    @Test("A name with an umlaut in the app's files is no obstacle (update_with_answers_with_umlaut)")
    func umlaut() throws {
        try app.write("struct Größe {}\n", to: "Größen/Größe.swift")
        try app.edit(Self.detail, "itemId: String\n", "itemId: String\n    let größe = Größe()\n")
        try app.change([Self.framed])
        #expect(try app.update().conflicts.isEmpty)
        #expect(try app.read(Self.detail).contains("let größe = Größe()"))
    }

    @Test("A version may be left out (version_migration)")
    func skipped() throws {
        try app.edit(Self.detail, "itemId: String\n", "itemId: String\n    let mine = 1\n")
        try app.change([Self.titled, Self.framed])
        try app.change([("module/Module.swift.stencil", "let name", "let heading"), piece("note", at: "Note.txt")])
        #expect(try app.update().conflicts.isEmpty)
        #expect(try app.read(Self.module).contains("let heading"))
        #expect(try app.read(Self.detail).contains("let mine = 1"))
        #expect(app.files["Note.txt"] != nil)
    }

    @Test("What is excluded by a condition goes, and is there again without it (exclude_added_in_new_version)")
    func excluded() throws {
        try app.change([("style.yml", "  - id: screen\n", "  - id: screen\n    when: options.extras\n")])
        #expect(try app.update().conflicts.isEmpty)
        #expect(app.files[Self.list] == nil && app.files[Self.detail] == nil)
        try app.change([("style.yml", "  - id: screen\n    when: options.extras\n", "  - id: screen\n")])
        try app.update()
        #expect(app.files[Self.list] != nil && app.files[Self.detail] != nil)
    }

    @Test("A new option has its default, and what was chosen stays (update_with_skip_answered_and_new_answer)")
    func newOption() throws {
        var flags = flags("Favorites", screens: "list,detail(itemId: String)")
        flags.options = ["extras=on"]
        try app.generate(flags)
        #expect(app.files["Favorites/Extra.txt"] != nil)
        let extras = "  extras: { values: [on, off], default: off, help: Further files }\n"
        try app.change([
            ("style.yml", extras, extras + "  tone: { values: [calm, loud], default: loud, help: A tone }\n"),
            ("module/Module.swift.stencil", "let title", "let {{ options.tone }}"),
        ])
        #expect(try app.update().conflicts.isEmpty)
        #expect(try app.read(Self.module).contains("let loud"))
        #expect(app.files["Favorites/Extra.txt"] != nil)
    }

    @Test("Files that git ignores are updated like others (update_keeps_template_generated_gitignored_file)")
    func ignored() throws {
        try app.write("Favorites/\n", to: ".gitignore")
        try app.change([Self.titled])
        try app.update()
        #expect(try app.read(Self.module).contains("let name"))
    }

    @Test("A file keeps the mode that people gave it (update_preserves_exec_bit_authored_on_unix)")
    func mode() throws {
        let path = app.path(Self.module)
        try FileManager.default.setAttributes([.posixPermissions: 0o754], ofItemAtPath: path)
        try app.change([Self.titled])
        try app.update()
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o754)
    }
}
