import Diagnostics
import Foundation
import Testing

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs

/// A module is brought to its style as it is now, with what people have changed in it.
struct UpdateTests {
    private static let module = "Favorites/FavoritesModule.swift"
    private static let detail = "Favorites/FavoritesDetailScreen.swift"
    private static let list = "Favorites/FavoritesScreen.swift"
    private static let texts = "Localizable.xcstrings"
    private static let record = ".scaffold/modules/Favorites.json"

    private let few = flags("Favorites", screens: "list,detail(itemId: String)")
    private let titled: TeamApp.Edit = ("module/Module.swift.stencil", "let title", "let name")
    private let framed: TeamApp.Edit = ("module/Screen.swift.stencil", "import SwiftUI\n", "import UIKit\n")

    /// The states of modules; that of the base app is another one.
    private func history(_ app: TeamApp) -> [String] {
        let base = app.files[".scaffold/app.json"] ?? ""
        return app.files.keys.filter { path in
            path.hasPrefix(".scaffold/history/") && !base.contains(path.suffix(16).prefix(12))
        }
    }

    private func conflicts(_ plan: ChangeSet) -> [String] { plan.conflicts.map(\.description) }

    /// A second update does nothing.
    private func expectSettled(_ app: TeamApp) throws {
        let before = app.files
        let plan = try app.update()
        #expect(plan.isEmpty && plan.conflicts.isEmpty && plan.behind.isEmpty)
        #expect(app.files == before)
    }

    @Test("Unedited files become what the style writes now, and are taken back whole")
    func untouched() throws {
        let standing = ["App/ToyApp.swift": "class ToyApp {}\n"]
        let (app, fresh) = (try TeamApp(files: standing), try TeamApp(files: standing))
        let before = app.files
        try app.generate(few)
        #expect(history(app).count == 1)
        #expect(try app.behind().isEmpty)
        try app.change([titled, framed])
        try fresh.change([titled, framed])
        try fresh.generate(few)
        #expect(try app.behind() == ["Favorites"])
        let plan = try app.update()
        #expect(plan.behind == ["Favorites"])
        #expect(conflicts(plan) == [])
        #expect(app.files == fresh.files)
        try expectSettled(app)
        try app.remove("Favorites")
        #expect(app.files == before)
    }

    @Test("What people have written beside the style's changes stays")
    func merged() throws {
        let app = try TeamApp()
        try app.generate(few)
        try app.edit(Self.detail, "    let itemId: String\n", "    let itemId: String\n    let mine = 1\n")
        try app.edit(Self.module, "struct FavoritesModule {\n", "struct FavoritesModule {\n    func own() {}\n\n")
        try app.change([titled, framed])
        #expect(conflicts(try app.update("Favorites")) == [])
        #expect(
            try app.read(Self.detail)
                == "import UIKit\n\nstruct FavoritesDetailScreen {\n    let itemId: String\n    let mine = 1\n}\n"
        )
        #expect(try app.read(Self.module).contains("let name = \"Favorites\""))
        #expect(try app.read(Self.module).contains("func own() {}"))
        try expectSettled(app)
    }

    @Test("Where both have changed a place, it stays, and the report has both texts and the place")
    func conflict() throws {
        let app = try TeamApp()
        try app.generate(few)
        try app.edit(Self.module, "let title = \"Favorites\"", "let title = \"Mine\"")
        let mine = try app.read(Self.module)
        try app.change([
            ("module/Module.swift.stencil", "\"{{ module.title }}\"", "\"The {{ module.title }}\""), framed,
        ])
        let plan = try app.update()
        #expect(try app.read(Self.module) == mine)
        #expect(try app.read(Self.list).hasPrefix("import UIKit"))
        #expect(
            conflicts(plan) == [
                """
                Favorites/FavoritesModule.swift:2:17: warning: "let title" is left as it is: it has been changed by hand where \
                the style changes it too; take over from the style's text what is missing in yours
                    yours:
                        let title = "Mine"
                    the style's (line 2 of what it writes):
                        let title = "The Favorites"
                """
            ]
        )
        try expectSettled(app)
    }

    @Test(
        "A deleted file stays deleted, what is new is added, and what is not written any more goes if it is unedited"
    )
    func pieces() throws {
        let app = try TeamApp()
        try app.change([
            (
                "style.yml", "  - id: screen\n",
                "  - { id: notes, title: Notes, template: module/Module.swift.stencil, path: \"{{ module.type }}.txt\" }\n"
                    + "  - { id: plan, title: Plan, template: module/Module.swift.stencil, path: \"{{ module.type }}Plan.txt\" }\n"
                    + "  - id: screen\n"
            )
        ])
        try app.generate(few)
        try app.delete(Self.list)
        try app.write("mine\n", to: "FavoritesPlan.txt")
        try app.change([
            ("style.yml", "  - { id: notes, title: Notes,", "  - { id: memo, title: Memo,"),
            ("style.yml", "path: \"{{ module.type }}.txt\"", "path: \"{{ module.type }}Memo.txt\""),
            ("style.yml", "  - { id: plan,", "  - { id: plan, when: options.extras,"), framed,
        ])
        let plan = try app.update()
        #expect(app.files[Self.list] == nil)
        #expect(app.files["Favorites.txt"] == nil)
        #expect(app.files["FavoritesMemo.txt"] != nil)
        #expect(app.files["FavoritesPlan.txt"] == "mine\n")
        #expect(
            conflicts(plan) == [
                "FavoritesPlan.txt: warning: the file stays: it has been changed since it was written; take it out by hand if nothing needs it"
            ]
        )
        try expectSettled(app)
    }

    @Test("Entries in the app's files follow the style, but for those that people have changed or taken out")
    func entries() throws {
        let app = try TeamApp(isWired: true)
        let before = app.files
        try app.generate(few)
        try app.edit("Sources/App.swift", "import Favorites\n", "")
        let parser = "Sources/Links/Parser+Parse.swift"
        try app.edit(parser, "return .favorites", "return .favorites // mine")
        try app.change([
            ("style.yml", "func make{{ module.type }}()", "func new{{ module.type }}()"),
            ("style.yml", "      return .{{ module.value }}", "      return AppRoute.{{ module.value }}"),
        ])
        let plan = try app.update()
        let factories = try app.read("Sources/Factories.swift")
        #expect(factories.contains("func newFavorites()"))
        #expect(!factories.contains("makeFavorites"))
        #expect(try !app.read("Sources/App.swift").contains("import Favorites"))
        #expect(try app.read(parser).contains("// mine"))
        try expectSettled(app)
        _ = plan
        try app.edit(parser, " // mine", "")
        try app.remove("Favorites")
        #expect(app.files["Sources/Factories.swift"] == before["Sources/Factories.swift"])
    }

    @Test("An entry that the style does not make any more goes")
    func obsoleteEntry() throws {
        let app = try TeamApp(isWired: true)
        try app.generate(few)
        try app.change([
            ("style.yml", "- id: factory\n", "- id: factory\n    when: options.extras\n"),
            ("style.yml", "text: import {{ module.type }}", "text: import {{ module.type }}Kit"),
        ])
        #expect(conflicts(try app.update()) == [])
        #expect(try !app.read("Sources/Factories.swift").contains("Favorites"))
        #expect(try app.read("Sources/App.swift").hasPrefix("import FavoritesKit\nimport Zebra\n"))
        try expectSettled(app)
    }

    @Test("Texts follow the style, but for those that people have changed or deleted")
    func strings() throws {
        let app = try TeamApp()
        let strings = "module/strings.yml.stencil"
        try app.change([(strings, "{% for screen", "\"a\": A\n\"b\": B\n\"c\": C\n\"gone\": Gone\n{% for screen")])
        try app.generate(few)
        try app.edit(Self.texts, "\"value\" : \"B\"", "\"value\" : \"Mine\"")
        var text = try app.read(Self.texts)
        let start = try #require(text.range(of: "    \"c\" : {"))
        let end = try #require(text.range(of: "    },\n", range: start.upperBound..<text.endIndex))
        text.removeSubrange(start.lowerBound..<end.upperBound)
        try app.write(text, to: Self.texts)
        try app.change([
            (
                strings, "\"a\": A\n\"b\": B\n\"c\": C\n\"gone\": Gone\n",
                "\"a\": New A\n\"b\": New B\n\"c\": New C\n\"d\": D\n"
            )
        ])
        let plan = try app.update()
        let now = try app.read(Self.texts)
        #expect(now.contains("\"value\" : \"New A\""))
        #expect(now.contains("\"value\" : \"Mine\""))
        #expect(now.contains("\"value\" : \"D\""))
        #expect(!now.contains("\"c\"") && !now.contains("\"gone\""))
        #expect(conflicts(plan).count == 1)
        #expect(conflicts(plan).first?.hasPrefix("Localizable.xcstrings:") == true)
        try expectSettled(app)
    }

    @Test("Modules share the state of a style, and keep it until the last one is updated")
    func shared() throws {
        let app = try TeamApp()
        try app.generate(few)
        try app.generate(flags("Orders", screens: "list"))
        #expect(history(app).count == 1)
        try app.change([titled])
        try app.update("Favorites")
        #expect(history(app).count == 2)
        #expect(try app.behind() == ["Orders"])
        try app.update()
        #expect(history(app).count == 1)
        try expectSettled(app)
    }

    @Test(
        "Without the state of the style nothing is guessed: only unedited files are written",
        arguments: ["missing", "damaged", "newer", "unnamed"]
    )
    func unknownState(_ kind: String) throws {
        let app = try TeamApp()
        try app.generate(few)
        try app.edit(Self.module, "struct FavoritesModule {\n", "struct FavoritesModule {\n    func own() {}\n\n")
        let mine = try app.read(Self.module)
        let path = try #require(history(app).first)
        switch kind {
        case "missing": try app.delete(path)
        case "damaged": try app.edit(path, "let title", "let tytle")
        case "newer":
            let text = try app.read(path).replacing("scaffold style 1", with: "scaffold style 2")
            let hash = String(ContentHash(of: Array(text.utf8)).text.prefix(12))
            let old = path.suffix(16).prefix(12)
            try app.delete(path)
            try app.write(text, to: path.replacing(old, with: hash))
            try app.edit(Self.record, String(old), hash)
        default: try app.edit(Self.record, "  \"state\": \"\(path.suffix(16).prefix(12))\",\n", "")
        }
        try app.change([titled, framed])
        let plan = try app.update()
        #expect(try app.read(Self.module) == mine)
        #expect(try app.read(Self.list).hasPrefix("import UIKit"))
        #expect(conflicts(plan).count == 1)
        #expect(conflicts(plan).first?.hasPrefix("Favorites/FavoritesModule.swift: warning: ") == true)
        #expect(plan.notes.filter { $0.severity == .warning }.count == 1)
        try expectSettled(app)
    }

    @Test(
        "Where the app has changed what the style reads, only new declarations are added, and the report names the file"
    )
    func unproved() throws {
        let app = try TeamApp(files: ["App.swift": "class ToyApp {}\n"])
        try app.change([
            (
                "module/Module.swift.stencil", "    let title",
                "{% if \"Extra\" in app.types %}\n    let extra = 1\n{% endif %}\n    let title"
            )
        ])
        try app.generate(few)
        try app.edit(Self.module, "    let title = \"Favorites\"\n", "")
        try app.write("struct Extra {}\n", to: "Extra.swift")
        try app.change([("module/Module.swift.stencil", "    let title", "    let icon = \"star\"\n    let title")])
        let plan = try app.update()
        #expect(try app.read(Self.module).contains("let icon"))
        #expect(try !app.read(Self.module).contains("let title"))
        #expect(try !app.read(Self.module).contains("let extra"))
        #expect(conflicts(plan).count == 1)
        try expectSettled(app)
    }

    @Test("A file that cannot be merged is left and reported, and the others are updated")
    func unreadable() throws {
        let app = try TeamApp()
        try app.generate(few)
        let broken = try app.read(Self.module) + "struct Mine {\n"
        try app.write(broken, to: Self.module)
        try app.change([titled, ("module/Module.swift.stencil", "}\n", "    let more = 1\n}\n"), framed])
        let plan = try app.update()
        #expect(try app.read(Self.list).hasPrefix("import UIKit"))
        #expect(try app.read(Self.module).hasSuffix("struct Mine {\n"))
        #expect(conflicts(plan).count == 1)
        try expectSettled(app)
    }

    @Test(
        "A file that cannot be merged is reported with the reason, in modules and in the base app",
        arguments: [base, module]
    )
    func reason(_ path: String) throws {
        let app = try TeamApp()
        try app.generate(few)
        try app.write(app.read(path) + "struct Mine {\n", to: path)
        try app.change([named, titled])
        let plan = try app.update()
        #expect(conflicts(plan).count == 1)
        #expect(conflicts(plan)[0].hasPrefix("\(path):"), "\(conflicts(plan))")
        #expect(conflicts(plan)[0].contains("the file cannot be read: "), "\(conflicts(plan))")
        #expect(conflicts(plan)[0].contains("; mend the file, or move it away"), "\(conflicts(plan))")
        try expectSettled(app)
    }

    @Test("A comment that the style words anew is worded anew among edited lines, unless it was edited itself")
    func comment() throws {
        let app = try TeamApp()
        let (old, new) = ("// MARK: - Values", "// MARK: - Contents")
        try app.change([("module/Module.swift.stencil", "    let title", "    \(old)\n\n    let title")])
        try app.generate(few)
        try app.generate(flags("Orders", screens: "list"))
        try app.edit(Self.module, old + "\n\n    let title", old + "\n    // Mine.\n    let title")
        try app.edit("Orders/OrdersModule.swift", old, old + " of orders")
        try app.change([("module/Module.swift.stencil", old, new)])
        let plan = try app.update()
        #expect(try app.read(Self.module).contains("    \(new)\n    // Mine.\n    let title"))
        #expect(try app.read("Orders/OrdersModule.swift").contains(old + " of orders"))
        #expect(conflicts(plan).count == 1 && conflicts(plan)[0].contains(new), "\(conflicts(plan))")
        try expectSettled(app)
    }

    @Test("A record without the spec that was written is refused with the way on")
    func specless() throws {
        let app = try TeamApp()
        try app.generate(few)
        try app.edit(Self.record, "\"spec\"", "\"spex\"")
        try app.change([titled])
        for (path, hint) in [("", "module Favorites records it again"), (".yml", "adopt Favorites reads it from")] {
            if !path.isEmpty { try app.delete(".scaffold/modules/Favorites\(path)") }
            let failure = #expect(throws: Failure.self) { try app.update() }
            let told = failure?.problems.first?.description ?? ""
            #expect(told.hasPrefix(Self.record + ": error: the record does not say by which spec"), "\(told)")
            #expect(told.contains("without it, scaffold \(hint)"), "\(told)")
        }
    }

    @Test("A damaged record is refused with its place and the way on", arguments: [record, ".scaffold/app.json"])
    func damaged(_ path: String) throws {
        let app = try TeamApp()
        try app.generate(few)
        let sound = try app.read(path)
        let loss = path == Self.record ? "scaffold module Favorites writes another" : "the base app is not updated"
        for (text, error) in [
            (String(sound.prefix(100)), "is never closed"), ("\u{0}\u{1}", "control character"),
            ("", "the file is empty"),
            ("[1]\n", "the record has no \"module\""),
            (sound.replacing("\"files\"", with: "\"filez\""), "the record has no \"files\""),
            (sound.replacing("  \"style\": \"toy\",\n", with: ""), "the record has no \"style\""),
        ] {
            try app.write(text, to: path)
            let before = app.files
            let failure = #expect(throws: Failure.self) { try app.update() }
            let told = failure?.problems.first?.description ?? ""
            #expect(told.hasPrefix("\(path):") && told.contains(error), "\(told)")
            #expect(told.hasSuffix("restore the file from version control; without it, \(loss)"), "\(told)")
            #expect(app.files == before)
        }
        try app.delete(path)
        try app.update()
    }

    private static let base = "App/ToyApp.swift"
    private let named: TeamApp.Edit = (
        "app/App.swift.stencil", "class ToyApp {\n    let modules",
        "class ToyApp {\n    let name = \"Toy\"\n    let all"
    )
    private let clock: TeamApp.Edit = ("app/Clock.swift.stencil", "struct Clock {}", "struct Clock { let now = 0 }")

    @Test("The base app becomes what the style writes for the modules that are there, and modules stay as they are")
    func baseApp() throws {
        let (app, fresh) = (try TeamApp(named: "Shop"), try TeamApp(named: "Shop"))
        try app.generate(few)
        try app.change([named])
        #expect(try app.behind() == ["Shop"])
        let module = app.files[Self.record]
        #expect(conflicts(try app.update("Shop")) == [])
        try fresh.change([named])
        try fresh.generate(few)
        #expect(app.files.filter { $0.key != Self.record } == fresh.files.filter { $0.key != Self.record })
        #expect(app.files[Self.record] == module)
        try expectSettled(app)
    }

    @Test("What people have written in the base app stays, and so do files that they have deleted or moved")
    func editedBaseApp() throws {
        let app = try TeamApp()
        try app.generate(few)
        let entry = "[\"Favorites\"]"
        try app.edit(Self.base, entry, "[\"Favorites\", \"Mine\"]\n    let mine = 1")
        try app.change([("app/App.swift.stencil", "class ToyApp {\n", "import UIKit\n\nclass ToyApp {\n"), clock])
        try app.delete("App/Clock.swift")
        let text = try app.read(Self.base)
        try app.delete(Self.base)
        try app.write(text, to: "Start/ToyApp.swift")
        let plan = try app.update()
        #expect(conflicts(plan) == [])
        #expect(plan.notes.contains { $0.description.hasPrefix("App/Clock.swift: note: the file was deleted") })
        #expect(app.files["App/Clock.swift"] == nil && app.files[Self.base] == nil)
        #expect(
            try app.read("Start/ToyApp.swift")
                == "import UIKit\n\nclass ToyApp {\n    let modules = [\"Favorites\", \"Mine\"]\n    let mine = 1\n}\n"
        )
        try expectSettled(app)
    }

    @Test("A conflict in the base app is reported, and its files are removed only where nobody uses or has edited them")
    func baseAppConflicts() throws {
        let app = try TeamApp()
        let pieces = ["one", "two"].map {
            "    - { id: \($0), title: Text, template: app/Clock.swift.stencil, path: App/\($0).txt }\n"
        }
        let clock = "    - { id: clock,"
        try app.change([("style.yml", clock, pieces.joined() + clock)])
        try app.generate(few)
        try app.write("mine\n", to: "App/two.txt")
        try app.edit(Self.base, "let modules", "private let modules")
        let text = "class ToyApp {\n    "
        try app.change([
            ("app/App.swift.stencil", text + "let modules", text + "var modules"), ("style.yml", pieces.joined(), ""),
        ])
        let plan = try app.update()
        #expect(app.files["App/one.txt"] == nil)
        #expect(app.files["App/two.txt"] == "mine\n")
        #expect(try app.read(Self.base).contains("private let modules = [\"Favorites\"]"))
        #expect(conflicts(plan).count == 2)
        #expect(
            conflicts(plan).contains {
                $0.hasPrefix("App/two.txt: warning: the style does not write this file any more")
            }
        )
        #expect(conflicts(plan).contains { $0.hasPrefix("App/ToyApp.swift:2:") && $0.contains("yours:") })
        try expectSettled(app)
    }

    @Test("Where the state of the base app is not known, only its unedited files are written")
    func unknownBaseApp() throws {
        let app = try TeamApp()
        try app.generate(few)
        try app.edit(Self.base, "class ToyApp {\n", "class ToyApp {\n    let mine = 1\n")
        let mine = try app.read(Self.base)
        for path in app.files.keys where path.hasPrefix(".scaffold/history/") { try app.delete(path) }
        try app.change([named, clock])
        let plan = try app.update()
        #expect(try app.read(Self.base) == mine)
        #expect(try app.read("App/Clock.swift").contains("now"))
        #expect(conflicts(plan).map { $0.prefix(26) } == ["App/ToyApp.swift: warning:"])
        try expectSettled(app)
    }

    @Test("A module that no style has written is refused by name")
    func unknownModule() throws {
        let app = try TeamApp()
        #expect(throws: Failure.self) { try app.update() }
        try app.generate(few)
        let failure = #expect(throws: Failure.self) { try app.update("Favorite", "Nothing") }
        #expect(
            failure?.problems.map(\.description) == [
                "<module>: error: there is no record of a module \"Favorite\"; did you mean \"Favorites\"?",
                "<module>: error: there is no record of a module \"Nothing\"; found: Favorites",
            ]
        )
    }
}
