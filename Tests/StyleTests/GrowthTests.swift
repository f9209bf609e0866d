import Diagnostics
import Foundation
import ModulePlanning
import ModuleSpecs
import Styles
import TestSupport
import Testing

/// Coming back with another screen: what is new comes in, and what people have done to the files since stays.
@Suite("Growing modules")
struct GrowthTests {
    private static let few = "list,detail(itemId: String)"
    private static let more = "list,detail(itemId: String),edit(itemId: String)"

    /// What a person may do to a file without changing what it says, done to a whole file.
    enum HandEdit: String, CaseIterable, CustomTestStringConvertible {
        case none = "nothing"
        case ending = "a remark at the end"
        case opening = "a remark at the top"
        case lineBreaks = "line breaks of another system"
        case tabs = "tabs"

        var testDescription: String { rawValue }

        func applied(to text: String) -> String {
            switch self {
            case .none: text
            case .ending: text + "\n// By hand.\n"
            case .opening: "// By hand.\n" + text
            case .lineBreaks: text.replacingOccurrences(of: "\n", with: "\r\n")
            case .tabs: text.replacingOccurrences(of: "    ", with: "\t")
            }
        }
    }

    @Test(
        "a module that grows becomes what it would have been from the start, with what people did to its files",
        arguments: TestRun.pairs(1, of: StyleCase.library.names, HandEdit.allCases)
    )
    func grows(_ style: String, _ edit: HandEdit) throws {
        let (grown, fresh) = (try StyledApp(style), try StyledApp(style))
        let first = try grown.module("Favorites", screens: Self.few)
        let own = try grown.edit(first, edit.applied)
        let before = grown.sources
        let plan = try grown.module("Favorites", screens: Self.more)
        try fresh.module("Favorites", screens: Self.more)
        #expect(plan.notes.filter { $0.severity != .note }.map(\.description) == [])
        let expected = fresh.sources.map { ($0.key, own.contains($0.key) ? edit.applied(to: $0.value) : $0.value) }
        #expect(grown.sources.keys.sorted() == expected.map(\.0).sorted())
        for (path, text) in expected {
            // A file in which nothing is indented does not say by what.
            if edit == .tabs, let old = before[path], !old.contains("\t") { continue }
            #expect(grown.sources[path] == text, "\(path)")
        }
        #expect(try grown.module("Favorites", screens: Self.more).isEmpty)
    }

    @Test(
        "what the app's own files say of a screen follows the spec, where it is still as it was put there",
        arguments: TestRun.sample(1, of: StyleCase.library.names)
    )
    func wiringFollows(_ style: String) throws {
        let (grown, fresh) = (try StyledApp(style), try StyledApp(style))
        try grown.module("Favorites", screens: "list,detail(itemId: String)")
        let plan = try grown.module("Favorites", screens: "list,detail(itemId: Int, mode: String)")
        try fresh.module("Favorites", screens: "list,detail(itemId: Int, mode: String)")
        #expect(plan.notes.filter { $0.severity != .note }.map(\.description) == [])
        for (path, text) in fresh.sources { #expect(grown.sources[path] == text, "\(path)") }
        #expect(try grown.module("Favorites", screens: "list,detail(itemId: Int, mode: String)").isEmpty)
        try grown.remove("Favorites")
        #expect(grown.files == (try StyledApp(style).files))
    }

    @Test(
        "members that people have added, and methods that they have renamed, stay",
        arguments: TestRun.sample(1, of: StyleCase.library.names)
    )
    func handWritten(_ style: String) throws {
        let (grown, fresh) = (try StyledApp(style), try StyledApp(style))
        let first = try grown.module("Favorites", screens: Self.few)
        let member = "\n    func writtenByHand() {\n        assert(true)\n    }\n}\n"
        for entry in first.files where entry.status == .created && entry.path.hasSuffix(".swift") {
            guard let text = grown.files[entry.path], text.hasSuffix("\n}\n"), !text.contains("protocol ") else {
                continue
            }
            try grown.write(String(text.dropLast(2)) + member, to: entry.path)
        }
        let before = grown.sources
        let plan = try grown.module("Favorites", screens: Self.more)
        try fresh.module("Favorites", screens: Self.more)
        #expect(plan.notes.filter { $0.severity != .note }.map(\.description) == [])
        for (path, text) in fresh.sources {
            let hand = before[path]?.contains("writtenByHand") == true
            let wanted = lines(text) + (hand ? lines("\n    func writtenByHand() {\n        assert(true)\n    }") : [])
            #expect(
                lines(grown.sources[path] ?? "").filter { !$0.isEmpty }.sorted()
                    == wanted.filter { !$0.isEmpty }.sorted(),
                "\(path)"
            )
        }
        #expect(try grown.module("Favorites", screens: Self.more).isEmpty)
    }

    @Test(
        "a file that a person has moved grows where it stands",
        arguments: TestRun.sample(1, of: StyleCase.library.names)
    )
    func moved(_ style: String) throws {
        let (grown, fresh) = (try StyledApp(style), try StyledApp(style))
        let first = try grown.module("Favorites", screens: Self.few)
        let path = try #require(first.files.first { $0.status == .created && $0.path.hasSuffix("ViewModel.swift") })
            .path
        try grown.move(path, to: "Elsewhere/Shown.swift")
        try grown.module("Favorites", screens: Self.more)
        try fresh.module("Favorites", screens: Self.more)
        #expect(grown.sources[path] == nil)
        #expect(grown.sources["Elsewhere/Shown.swift"] == fresh.sources[path])
        #expect(try grown.module("Favorites", screens: Self.more).isEmpty)
    }

    @Test(
        "a screen that the spec no longer asks for stays, and is named",
        arguments: TestRun.sample(1, of: StyleCase.library.names)
    )
    func dropped(_ style: String) throws {
        let app = try StyledApp(style)
        try app.module("Favorites", screens: Self.more)
        let before = app.sources
        let plan = try app.module("Favorites", screens: Self.few)
        #expect(app.sources == before)
        #expect(
            plan.notes.contains {
                $0.severity == .warning
                    && $0.message == "\"edit\" is not asked for any more; what was written for it stays"
            }
        )
    }

    @Test(
        "a screen is added to the spec as a person has written it",
        arguments: TestRun.sample(1, of: StyleCase.library.names)
    )
    func screen(_ style: String) throws {
        let app = try StyledApp(style)
        try app.module("Favorites", screens: Self.few)
        let spec =
            "# Ours.\nname: Favorites\nstyle: \(style)\n\n# Root first.\nscreens:\n    - list  # all\n    - detail(itemId: String)\n"
            .replacingOccurrences(of: "detail(itemId: String)", with: "\"detail(itemId: String)\"")
        try app.write(spec, to: ".scaffold/modules/Favorites.yml")
        var screen = AddedScreen(text: "edit(itemId: String)")
        screen.route = ":itemId/edit"
        let plan = try app.screen(screen, in: "Favorites")
        #expect(plan.count(.created) > 1)
        #expect(
            app.files[".scaffold/modules/Favorites.yml"]
                == spec
                + "    - name: edit\n      parameters:\n        itemId: String\nroutes:\n  edit: \":itemId/edit\"\n"
        )
        #expect(try app.screen(screen, in: "Favorites").isEmpty)
    }

    private func lines(_ text: String) -> [String] { text.components(separatedBy: "\n") }
}
