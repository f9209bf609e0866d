import Testing

@testable import ModulePlanning
@testable import SwiftEdits

/// What the app's own files say of a module is brought up to date where it stands as it was put there, and left where it does not.
struct WiringUpdateTests {
    /// An entry as it was, as it is to be, and a file with it, before and after.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        var kind = Edit.Kind.switchCase
        var anchor = ["func view", "switch"]
        var old = "case .detail(let id):\n    return DetailView(id: id)"
        var new = "case .detail(let id, let mode):\n    return DetailView(id: id, mode: mode)"
        let before: String
        let after: String

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "as it was put there",
            before:
                "func view() {\n    switch route {\n    case .list:\n        return ListView()\n    case .detail(let id):\n        return DetailView(id: id)\n    case .other:\n        return Other()\n    }\n}\n",
            after:
                "func view() {\n    switch route {\n    case .list:\n        return ListView()\n    case .detail(let id, let mode):\n        return DetailView(id: id, mode: mode)\n    case .other:\n        return Other()\n    }\n}\n"
        ),
        Case(
            name: "laid out anew, with tabs and other line breaks",
            before:
                "func view() {\r\n\tswitch route {\r\n\tcase .detail(\r\n\t\tlet id\r\n\t):\r\n\t\treturn DetailView(id: id)\r\n\t}\r\n}\r\n",
            after:
                "func view() {\r\n\tswitch route {\r\n\tcase .detail(let id, let mode):\r\n\t\treturn DetailView(id: id, mode: mode)\r\n\t}\r\n}\r\n"
        ),
        Case(
            name: "as a value",
            before:
                "func view() {\n    switch route {\n    case .list: ListView()\n    case .detail(let id): DetailView(id: id)\n    }\n}\n",
            after:
                "func view() {\n    switch route {\n    case .list: ListView()\n    case .detail(let id, let mode):\n        DetailView(id: id, mode: mode)\n    }\n}\n"
        ),
        Case(
            name: "with a statement behind it that somebody has added",
            old: "case .detail:\n    open()",
            new: "case .detail(let id):\n    open(id)",
            before: "func view() {\n    switch route {\n    case .detail:\n        open()\n        log()\n    }\n}\n",
            after:
                "func view() {\n    switch route {\n    case .detail(let id):\n        open(id)\n        log()\n    }\n}\n"
        ),
        Case(
            name: "a case of an enumeration that loses its values",
            kind: .enumCase,
            anchor: ["enum Route"],
            old: "case detail(id: String)",
            new: "case detail",
            before: "enum Route {\n    case list\n    case detail(id: String)\n}\n",
            after: "enum Route {\n    case list\n    case detail\n}\n"
        ),
        Case(
            name: "an element of an array, in its line",
            kind: .arrayElement,
            anchor: ["let all"],
            old: "Tab(\"a\")",
            new: "Tab(\"a\", \"b\")",
            before: "let all = [Tab(\"x\"), Tab(\"a\"), Tab(\"y\")]\n",
            after: "let all = [Tab(\"x\"), Tab(\"a\", \"b\"), Tab(\"y\")]\n"
        ),
    ]

    private func outcome(_ test: Case) throws -> WiringUpdate.Outcome {
        let anchor = AnchorPath(steps: try test.anchor.map { try AnchorStep($0) })
        return try WiringUpdate(
            old: Edit(test.kind, in: anchor, text: test.old),
            new: Edit(test.kind, in: anchor, text: test.new),
            insertion: nil
        )
        .outcome(on: Array(test.before.utf8))
    }

    @Test("before, after, and again", arguments: cases)
    func follows(_ test: Case) throws {
        guard case .updated(let bytes, _) = try outcome(test) else {
            Issue.record("it is not brought up to date")
            return
        }
        #expect(String(decoding: bytes, as: UTF8.self) == test.after)
        let again = Case(
            name: "",
            kind: test.kind,
            anchor: test.anchor,
            old: test.old,
            new: test.new,
            before: test.after,
            after: ""
        )
        guard case .isThere = try outcome(again) else {
            Issue.record("it is not seen to be there")
            return
        }
    }

    @Test(
        "what somebody has changed is left",
        arguments: [
            "func view() {\n    switch route {\n    case .detail(let id):\n        return DetailView(id: id.lowercased())\n    }\n}\n",
            "func view() {\n    switch route {\n    case .detail(let id):\n        // By hand.\n        return DetailView(id: id)\n    }\n}\n",
            "func view() {\n    switch route {\n    case .detail(let id):\n        return DetailView(id: id)\n            .padding()\n    }\n}\n",
        ]
    )
    func changed(_ text: String) throws {
        guard case .isChanged(let line) = try outcome(Case(name: "", before: text, after: "")) else {
            Issue.record("it is not seen to be changed")
            return
        }
        #expect(line == 2)
    }

    @Test("what is not there is to be added")
    func missing() throws {
        let text = "func view() {\n    switch route {\n    case .list:\n        return ListView()\n    }\n}\n"
        guard case .isMissing = try outcome(Case(name: "", before: text, after: "")) else {
            Issue.record("it is not seen to be missing")
            return
        }
    }

    @Test("the record takes the new text over, so that the entry can be taken back")
    func record() throws {
        let bytes = Array("enum Route {\n    case list\n}\n".utf8)
        let anchor = AnchorPath(steps: [try AnchorStep("enum Route")])
        let old = Edit(.enumCase, in: anchor, text: "case detail")
        let made = try old.edits(for: bytes)
        let insertion = WiringInsertion(old, wiring: "case", file: "Route.swift", edits: made, bytes: bytes)
        let new = Edit(.enumCase, in: anchor, text: "case detail(id: Int)")
        let update = WiringUpdate(old: old, new: new, insertion: insertion)
        guard case .updated(let now, let known?) = try update.outcome(on: SourceEdit.apply(made, to: bytes)) else {
            Issue.record("it is not brought up to date")
            return
        }
        #expect(String(decoding: now, as: UTF8.self) == "enum Route {\n    case list\n    case detail(id: Int)\n}\n")
        #expect(EntryRemover(bytes: now, insertion: known).outcome()?.bytes == bytes)
    }
}
