import Diagnostics
import Testing

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import SwiftEdits

/// What taking a module back has to say: what stays, and nothing of what goes.
@Suite("Removal plans")
struct RemovalPlannerTests {
    private static let log = "enum Log {\n    static let orders = 1\n}\n"

    /// An app whose only module came with a log that was made for it, the module's entry in it.
    private func plan(_ log: String, _ others: [String: String] = [:]) throws -> ChangeSet {
        var record = ModuleRecord(module: "Orders", style: "toy", files: [])
        record.spec = resolvedSpec()
        record.common.helpers = [
            ModuleRecord.Helper(
                path: "App/Log.swift",
                hash: ContentHash(of: Array(Self.log.utf8)).description,
                names: ["Log": 0]
            )
        ]
        record.insertions = [
            WiringInsertion(
                wiring: "log",
                file: "App/Log.swift",
                kind: .member,
                anchor: ["enum Log"],
                text: "static let orders = 1",
                edits: []
            )
        ]
        let files = ["App/Log.swift": log, ModuleRecord.path("Orders"): record.text]
        let app = try ToyApp(files: files.merging(others) { $1 })
        var tree = try FileTree(root: app.root)
        return try RemovalPlanner().plan(Located("Orders", at: SourceMark(source: "<name>")), in: &tree)
    }

    private func resolvedSpec() -> ModuleSpec { flags("Orders", screens: "list").spec().spec }

    @Test("an entry of a file that goes is not said to stay")
    func gone() throws {
        let plan = try plan(Self.log)
        #expect(plan.files.first { $0.path == "App/Log.swift" }?.status == .removed)
        #expect(plan.notes.map(\.description) == [])
    }

    @Test("a text that came with the app is said to stay")
    func text() throws {
        let texts = #"{"sourceLanguage":"en","strings":{"home.feature.orders":{},"home.reorders":{}},"version":"1.0"}"#
        let plan = try plan(Self.log, ["Home/Localizable.xcstrings": texts])
        #expect(
            plan.notes.map(\.description) == [
                "Home/Localizable.xcstrings: warning: \"home.feature.orders\" is still a text of the app"
            ]
        )
    }

    @Test("an entry of a file that somebody has changed stays, and is said to")
    func changed() throws {
        let plan = try plan(Self.log + "// By hand.\n")
        #expect(
            plan.notes.map(\.description) == [
                "App/Log.swift: warning: \"log\" stays: it was there before the module, or came with the app; "
                    + "take it out by hand: static let orders = 1",
                "App/Log.swift: warning: the file stays: it has been changed since it was written; take it out by hand if nothing needs it",
            ]
        )
    }
}
