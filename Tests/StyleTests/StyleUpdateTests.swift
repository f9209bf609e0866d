import BuiltInStyles
import Diagnostics
import Foundation
import ModulePlanning
import Styles
import TestSupport
import Testing

/// A newer version of the tool brings the modules of its own styles to what it writes now.
@Suite("Updating modules of built-in styles", .slow)
struct StyleUpdateTests {
    private static let screens = "list,detail(itemId: String)"

    /// The built-in styles as a newer version has them, with what it has changed of this one: most files get another import.
    private static let newer = library(changing: "module/")

    private static func library(changing folder: String) -> StyleLibrary {
        var history: [(path: String, text: String)] = []
        let files = BuiltInStyles.files.map { path, text in
            let isSource = path.hasSuffix(".stencil") && path.contains(folder)
            let new = text.replacingOccurrences(of: "import Foundation", with: "import Foundation\nimport OSLog")
            if isSource, new != text { history.append(("history/0.0.1/\(path)", text)) }
            return (path: path, text: isSource ? new : text)
        }
        return StyleLibrary(files: files + history)
    }

    @Test(
        "a style that is read from its state writes what the style writes",
        arguments: TestRun.weeklySample(6, of: StyleCase.all)
    )
    func state(_ style: StyleCase) throws {
        let folder = TemporaryFolder(named: "Demo")
        try style.generate(in: folder.url)
        let before = TemporaryFolder.files(in: folder.url)
        let plan = try style.generate(in: folder.url) { style in
            let state = StyleState(of: style)
            let read = try StyleState.style(of: state.text, named: "state")
            #expect(StyleState(of: read).hash == state.hash)
            return read
        }
        #expect(plan.notes.filter { $0.severity != .note }.map(\.description) == [])
        #expect(TemporaryFolder.files(in: folder.url) == before)
    }

    @Test(
        "a module becomes what the newer style would have written, with what people did to its files",
        arguments: TestRun.pairs(2, of: StyleCase.library.names, GrowthTests.HandEdit.allCases)
    )
    func updates(_ style: String, _ edit: GrowthTests.HandEdit) throws {
        let (app, fresh) = (try StyledApp(style), try StyledApp(style, by: Self.newer))
        let before = app.files
        let first = try app.module("Favorites", screens: Self.screens)
        let own = try app.edit(first, edit.applied)
        let plan = try app.update("Favorites", by: Self.newer)
        try fresh.module("Favorites", screens: Self.screens)
        #expect(plan.conflicts.map(\.description) == [])
        #expect(app.files.values.contains { $0.contains("import OSLog") })
        #expect(app.sources.keys.sorted() == fresh.sources.keys.sorted())
        for (path, text) in fresh.sources where edit != .tabs {
            #expect(app.sources[path] == (own.contains(path) ? edit.applied(to: text) : text), "\(path)")
        }
        #expect(try app.update("Favorites", by: Self.newer).isEmpty)
        guard edit == .none else { return }
        try app.remove("Favorites")
        #expect(app.files == before)
    }

    @Test(
        "a module gets another option of its style, with what people did to its files",
        arguments: StyleCase.library.names
    )
    func option(_ style: String) throws {
        let (app, fresh) = (try StyledApp(style), try StyledApp(style))
        let first = try app.module("Favorites", screens: Self.screens)
        let own = try app.edit(first, GrowthTests.HandEdit.ending.applied)
        let before = app.sources
        let plan = try app.update("Favorites", choosing: ["tests=xctest"], by: StyleCase.library)
        try fresh.module("Favorites", screens: Self.screens, options: ["tests=xctest"])
        #expect(plan.conflicts.map(\.description) == [])
        #expect(app.sources.keys.sorted() == fresh.sources.keys.sorted())
        for (path, text) in fresh.sources {
            // The module's entries in tests of the base app stay of these tests' framework.
            let isOfApp = !own.contains(path) && text.contains("import Testing")
            let wanted = isOfApp ? before[path] : own.contains(path) ? text + "\n// By hand.\n" : text
            #expect(app.sources[path] == wanted, "\(path)")
        }
        #expect(try app.update("Favorites", choosing: ["tests=xctest"], by: StyleCase.library).isEmpty)
        #expect(try app.module("Favorites", screens: Self.screens, options: ["tests=xctest"]).isEmpty)
    }

    @Test(
        "the base app becomes what the newer style would have written, with what people did to its files",
        arguments: StyleCase.library.names
    )
    func baseApp(_ style: String) throws {
        let newer = Self.library(changing: "/app/")
        let app = try StyledApp(style, modules: ["orders"])
        let fresh = try NewApps.files(of: style, ["orders"], by: newer)
        let changed = fresh.filter { app.files[$0.key] != $0.value && $0.key.hasSuffix(".swift") }
        #expect(!changed.isEmpty)
        let own = Set(changed.keys.sorted().enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
        for path in own { try app.write((app.files[path] ?? "") + "\n// By hand.\n", to: path) }
        #expect(try app.update(by: newer).conflicts.map(\.description) == [])
        for (path, text) in changed {
            #expect(app.files[path] == (own.contains(path) ? text + "\n// By hand.\n" : text), "\(path)")
        }
        #expect(try app.update(by: newer).isEmpty)
    }

    @Test("what people have taken out of the base app's files stays out", arguments: ["swiftui-mvvm"])
    func takenOut(_ style: String) throws {
        let app = try StyledApp(style, modules: ["orders"], options: ["tests=xctest"])
        let path = "Tests/App/RouteParserTests.swift"
        let before = try #require(app.files[path])
        try app.module("Favorites", screens: Self.screens, options: ["tests=xctest"])
        try app.write(before, to: path)
        try app.update(choosing: ["tests=swift-testing"], by: StyleCase.library)
        #expect(app.files[path]?.contains("#expect(try parse(\"orders\")") == true)
        #expect(app.files[path]?.contains("favorites") == false)
        #expect(app.files[path]?.contains("XCT") == false)
    }

    @Test("so do the first modules of an app", arguments: StyleCase.library.names)
    func firstModules(_ style: String) throws {
        let app = try StyledApp(style, modules: ["orders", "favorites"])
        let own = app.sources.filter { path, text in
            (path.contains("Orders") || path.contains("Favorites")) && path.hasSuffix(".swift")
        }
        for (path, text) in own { try app.write(text + "\n// By hand.\n", to: path) }
        let plan = try app.update(by: Self.newer)
        #expect(plan.conflicts.map(\.description) == [])
        for path in own.keys { #expect(app.files[path]?.hasSuffix("\n// By hand.\n") == true, "\(path)") }
        #expect(app.files.values.contains { $0.contains("import OSLog") && $0.contains("// By hand.") })
        #expect(try app.update(by: Self.newer).isEmpty)
    }
}
