import Diagnostics
import Foundation
import ModulePlanning
import ModuleSpecs
import Styles
import TestSupport
import Testing

/// Taking modules back: to the byte where nobody has touched them, and never what somebody has.
@Suite("Taking modules back")
struct RemovalTests {
    private static let modules = [
        "Favorites": "list,detail(itemId: String)", "Basket": "list", "Zoo": "list,edit(itemId: String)",
    ]

    private static let orders = [
        ["Basket", "Favorites", "Zoo"], ["Favorites", "Basket", "Zoo"], ["Zoo", "Basket", "Favorites"],
    ]

    @Test(
        "when all that was added is taken back, in whatever order, every byte is as before",
        arguments: TestRun.pairs(1, of: StyleCase.library.names, orders)
    )
    func toTheByte(_ style: String, _ order: [String]) throws {
        let app = try StyledApp(style)
        let before = app.files
        for name in ["Favorites", "Basket", "Zoo"] { try app.module(name, screens: Self.modules[name] ?? "") }
        for name in order {
            let plan = try app.remove(name)
            #expect(plan.notes.map(\.description) == [])
        }
        let after = app.files
        #expect(after.keys.sorted() == before.keys.sorted())
        for (path, text) in before { #expect(after[path] == text, "\(path)") }
    }

    @Test(
        "a module that has grown is taken back to the byte",
        arguments: TestRun.sample(1, of: StyleCase.library.names)
    )
    func grown(_ style: String) throws {
        let app = try StyledApp(style)
        let before = app.files
        try app.module("Favorites", screens: "list")
        try app.module("Basket", screens: "list")
        try app.screen(AddedScreen(text: "edit(itemId: String)"), in: "Favorites")
        try app.remove("Favorites")
        try app.remove("Basket")
        let after = app.files
        #expect(after.keys.sorted() == before.keys.sorted())
        for (path, text) in before { #expect(after[path] == text, "\(path)") }
    }

    @Test(
        "a module that came with the app is taken back like one that came later",
        .slow,
        arguments: TestRun.sample(1, of: StyleCase.library.names)
    )
    func ofTheApp(_ style: String) throws {
        let app = try StyledApp(style, modules: ["favorites", "orders"])
        let without = try StyledApp(style, modules: ["favorites"]).sources
        let plan = try app.remove("Orders")
        let told = Set(plan.notes.compactMap(\.mark?.source))
        for (path, text) in app.sources where path.hasSuffix(".swift") && !told.contains(path) {
            #expect(Self.mentions(in: text) == Self.mentions(in: without[path] ?? ""), "\(path)")
        }
        // What cannot be told apart is said, and is no more than the project, texts, and tests of whichever module comes last.
        let isExpected = { (path: String) in
            path.contains("Tests/") || path.hasSuffix(".pbxproj") || path.hasSuffix(".xcstrings")
        }
        #expect(told.allSatisfy(isExpected), "\(told)")
    }

    @Test(
        "the first tab that is left takes the place of the one that the app starts with",
        arguments: [("swiftui-mvvm", ": Route = "), ("swiftui-mvvmcr", ": AppTab = ")]
    )
    func startTab(_ style: String, _ type: String) throws {
        let app = try StyledApp(style, modules: ["favorites", "orders"])
        let start = { () -> String? in
            let lines = app.sources.values.flatMap { $0.split(separator: "\n") }
            return lines.first { $0.contains("var selectedTab\(type)") }?.components(separatedBy: type).last
        }
        let favorites = try #require(start())
        #expect(favorites.hasPrefix(".favorites"))
        let orders = favorites.replacingOccurrences(of: "favorites", with: "orders")

        let plan = try app.remove("Favorites")
        #expect(start() == orders)
        let path = try #require(app.sources.first { $0.value.contains("var selectedTab\(type)") }?.key)
        #expect(plan.files.contains { $0.path == path && $0.status == .edited })
        #expect(app.sources[path]?.contains("selectedTab = \(favorites)") == false, "nor is it set back to it")
        let told = plan.notes.filter { $0.mark?.source == path }.map(\.message)
        #expect(told == ["\"selectedTab\" begins with \"\(orders.dropFirst())\" now"])
        let expected = plan.notes.filter { $0.mark?.source == "Tests/App/AppCoordinatorTests.swift" }
        #expect(expected.contains { $0.severity == .warning }, "what tests expect is told")

        try app.module("Favorites", screens: "list,detail(itemId: String)")
        #expect(start() == orders)
        try app.remove("Orders")
        #expect(start() == favorites)
        let last = try app.remove("Favorites")
        #expect(start() == favorites, "nothing is left to start with")
        #expect(last.notes.contains { $0.mark?.source == path && $0.message.contains("is still named here") })
    }

    @Test("a start that is more than a case stays, and so does all that it uses: it is told")
    func uncertainStartTab() throws {
        let app = try StyledApp("swiftui-mvvm", modules: ["favorites", "orders"])
        let found = app.sources.first { $0.value.contains("var selectedTab: ") }
        let (path, text) = try #require(found)
        let line = try #require(text.split(separator: "\n").first { $0.contains("var selectedTab: ") })
        let chosen = line.replacingOccurrences(of: " = .favorites", with: " = isNew ? .orders : .favorites")
        try app.write(text.replacingOccurrences(of: line, with: chosen), to: path)
        let before = app.files
        let failure = #expect(throws: Failure.self) { try app.remove("Favorites") }
        #expect(app.sources[path]?.contains("= isNew ? .orders : .favorites") == true)
        let told = failure?.problems.filter { $0.mark?.source == path }.map(\.message) ?? []
        #expect(told.contains { $0.contains("isNew ? .orders : ") && $0.contains("still uses \"favorites") })
        #expect(app.files == before)
    }

    /// The lines that name orders; samples in the app's own tests do so whatever its modules are.
    private static func mentions(in text: String) -> [Substring] {
        text.split(whereSeparator: \.isNewline).filter { $0.localizedCaseInsensitiveContains("orders") }
    }

    @Test(
        "a file that people have changed since is not left without what it uses",
        arguments: TestRun.sample(1, of: StyleCase.library.names)
    )
    func changed(_ style: String) throws {
        let app = try StyledApp(style)
        let first = try app.module("Favorites", screens: "list")
        let path = try #require(first.files.first { $0.status == .created && $0.path.hasSuffix("ViewModel.swift") })
            .path
        try app.write((app.files[path] ?? "") + "// By hand.\n", to: path)
        let before = app.files
        let failure = #expect(throws: Failure.self) { try app.remove("Favorites") }
        #expect(failure?.problems.filter { $0.mark?.source == path }.count == 1)
        #expect(failure?.problems.first?.hint?.hasPrefix("delete the file, or ") == true)
        #expect(app.files == before)
    }
}
