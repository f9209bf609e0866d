import Diagnostics
import Foundation
import ModulePlanning
import Styles
import TestSupport
import Testing

/// Apps become what they would have been with another option of their style, or on a newer iOS.
@Suite("Migrating apps to other options and systems", .slow)
struct MigrationTests {
    private static let screens = "list,detail(itemId: String),edit(itemId: String)"

    /// An option of modules, from one of its values to another.
    struct Change: CustomTestStringConvertible {
        let style: String
        let old: String
        let new: String

        var testDescription: String { "\(style): \(old) to \(new)" }
    }

    /// Without the deep links of packages: the base app's files and the modules' that go with them name each other, so that an
    /// update leaves them and says so.
    private static let changes: [Change] = StyleCase.library.names.flatMap { name in
        let style = try? StyleCase.library.style(Located(name, at: SourceMark(source: "")))
        return (style?.manifest.options ?? []).filter { !$0.isOfApp && $0.name != "deep-links" }.flatMap { option in
            [option.values, option.values.reversed()].map { values in
                Change(style: name, old: "\(option.name)=\(values[0])", new: "\(option.name)=\(values[1])")
            }
        }
    }

    /// An app with a first and a later module.
    private func app(_ style: String, _ options: [String] = [], on iOS: String) throws -> StyledApp {
        let app = try StyledApp(style, modules: ["orders"], options: options, on: iOS)
        try app.module("Favorites", screens: Self.screens, options: options.filter { !$0.hasPrefix("look=") })
        return app
    }

    /// Edits the Swift files that another app has, too.
    private func edit(_ app: StyledApp, as fresh: StyledApp) throws {
        for (path, text) in app.sources where path.hasSuffix(".swift") && fresh.sources[path] != nil {
            try app.write(text + "\n// By hand.\n", to: path)
        }
    }

    /// Whether an app has what another one has, and what people have written in it.
    private func expect(_ app: StyledApp, is fresh: StyledApp) {
        #expect(app.sources.keys.sorted() == fresh.sources.keys.sorted())
        for (path, text) in fresh.sources where app.sources[path] != text {
            // A later module's functions need not be last in a file that is merged.
            let pair = [app, fresh].map { lines(of: path, in: $0)?.filter { $0 != "// By hand." }.sorted() }
            #expect(pair[0] == pair[1], "\(path)")
            #expect(!path.hasSuffix(".swift") || app.sources[path]?.contains("// By hand.") == true, "\(path)")
        }
    }

    /// The lines of a file. In one that was merged, an entry may be without the empty line beside it.
    private func lines(of path: String, in app: StyledApp) -> [String]? {
        app.sources[path]?.components(separatedBy: "\n").filter { !$0.isEmpty }
    }

    @Test(
        "an option changes the base app and the modules, with what people did to their files, and they are removed",
        arguments: TestRun.weeklySample(3, of: changes)
    )
    func option(_ change: Change) throws {
        let app = try app(change.style, [change.old], on: "17.0")
        let fresh = try self.app(change.style, [change.new], on: "17.0")
        try edit(app, as: fresh)
        #expect(try app.update(choosing: [change.new]).conflicts.map(\.description) == [])
        expect(app, is: fresh)
        #expect(try app.update(choosing: [change.new]).isEmpty)
        for (path, text) in fresh.sources where path.hasSuffix(".swift") { try app.write(text, to: path) }
        for name in ["Favorites", "Orders"] {
            try app.remove(name)
            try fresh.remove(name)
            let all = Set(app.sources.keys).union(fresh.sources.keys)
            #expect(all.filter { lines(of: $0, in: app) != lines(of: $0, in: fresh) }.sorted() == [], "\(name)")
        }
    }

    @Test(
        "tests that people have changed stay whole, of one framework, with the helpers that they use",
        arguments: TestRun.weeklySample(1, of: changes.filter { $0.old.hasPrefix("tests=") })
    )
    func editedTests(_ change: Change) throws {
        let app = try app(change.style, [change.old], on: "17.0")
        let isXCTest = change.old == "tests=xctest"
        let framework = isXCTest ? "import XCTest\n" : "import Testing\n"
        let files = app.sources.filter { $0.value.contains(framework) && $0.key.hasSuffix("Tests.swift") }
        let test = try Regex<(Substring, Substring)>(
            isXCTest ? #"(func test\w+\(\).*\{\n)"# : #"(@Test[^{]*func \w+\(\).*\{\n)"#
        )
        var edited: [String: String] = [:]
        for (index, (path, text)) in files.sorted(by: { $0.key < $1.key }).enumerated() {
            let own = isXCTest ? "func testMine() {}" : "@Test func mine() {}"
            edited[path] =
                index % 2 == 0
                ? text.replacing(/(?m)^}\n/, with: "\n    \(own)\n}\n", maxReplacements: 1)
                : text.replacing(test, maxReplacements: 1) { "\($0.1)        print(1)\n" }
            try app.write(edited[path] ?? "", to: path)
        }
        let plan = try app.update(choosing: [change.new])
        let reported = Set(plan.conflicts.compactMap { $0.mark?.source })
        for (path, text) in edited {
            #expect(app.sources[path] == text, "\(path)")
            #expect(reported.contains(path), "\(path)")
        }
        let helper = isXCTest ? "assertEventually(" : "eventually("
        let isUsed = edited.values.contains { $0.contains(" \(helper)") }
        #expect(!isUsed || app.sources.values.contains { $0.contains("func \(helper)") })
        #expect(try app.update(choosing: [change.new]).isEmpty)
    }

    @Test(
        "an iOS that people have raised in the project, or that is asked for, does so",
        arguments: TestRun.weeklySample(1, of: StyleCase.library.names),
        [true, false]
    )
    func system(_ style: String, isByHand: Bool) throws {
        let options = style == "swinject-packages" ? [] : ["look=sidebar"]
        let (app, fresh) = (try app(style, options, on: "18.0"), try app(style, options, on: "26.0"))
        try edit(app, as: fresh)
        if isByHand {
            for (path, text) in app.files where path.hasSuffix(".pbxproj") {
                try app.write(text.replacingOccurrences(of: "TARGET = 18.0", with: "TARGET = 26.0"), to: path)
            }
        }
        let system = isByHand ? nil : "26.0"
        #expect(try app.update(on: system).conflicts.map(\.description) == [])
        expect(app, is: fresh)
        #expect(try app.update(on: system).isEmpty)
        #expect(app.files[".scaffold/modules/Favorites.json"] == fresh.files[".scaffold/modules/Favorites.json"])
    }

    @Test("an option that needs a newer iOS is refused, unless it is asked for, too", arguments: ["swiftui-mvvm"])
    func newerSystem(_ style: String) throws {
        let app = try app(style, on: "16.0")
        let fresh = try self.app(style, on: "17.0")
        try edit(app, as: fresh)
        let option = ["observation=observable"]
        let failure = #expect(throws: Failure.self) { try app.update(choosing: option) }
        #expect(failure?.lines.first?.contains("needs iOS 17.0, and the app runs on iOS 16.0") == true)
        let alone = #expect(throws: Failure.self) { try app.update("Favorites", on: "17.0") }
        #expect(alone?.lines.first?.contains("the app runs on iOS 16.0, and the update does not change that") == true)
        let none = #expect(throws: Failure.self) { try app.update(on: "19.0") }
        #expect(none?.lines.first?.contains("\"19.0\" is no version of iOS") == true)
        #expect(try app.update(choosing: option, on: "17.0").conflicts.map(\.description) == [])
        expect(app, is: fresh)
    }

    @Test("an option of the base app alone leaves the modules as they are", arguments: ["uikit-mvvmc"])
    func look(_ style: String) throws {
        let app = try app(style, ["look=classic"], on: "18.0")
        let fresh = try self.app(style, ["look=sidebar"], on: "18.0")
        try edit(app, as: fresh)
        let plan = try app.update(choosing: ["look=sidebar"])
        #expect(plan.conflicts.map(\.description) == [])
        #expect(plan.behind == ["Demo"])
        expect(app, is: fresh)
        #expect(try app.update(choosing: ["look=sidebar"]).isEmpty)
    }
}
