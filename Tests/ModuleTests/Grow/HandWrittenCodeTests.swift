import Diagnostics
import Testing

@testable import AppModel
@testable import FileTransaction
@testable import ModulePlanning

/// What people wrote grows by methods, computed properties, cases and conformances; the rest is left to people.
struct HandWrittenCodeTests {
    private static let old = """
        class Flow: Base, Starting {
            let id: String

            init(id: String) {
                self.id = id
            }

            func start() {}
        }

        """
    private static let own = """
        final class Flow {
            private let name: String

            init(name: String) {
                self.name = name
            }

            func start() { print(name) }
        }

        """

    private func grow(_ standing: String, from old: String? = old, to new: String) throws -> FileGrowth.Outcome {
        let app = try ToyApp(files: ["App.swift": "class Base {}\nprotocol Starting {}\nprotocol Closing {}\n"])
        let people = HandWrittenCode(app: try PlannedApp(of: FileTree(root: app.root)))
        return try FileGrowth(path: "Flow.swift", isSwift: true, people: people)
            .grow(Array(standing.utf8), old: old, new: new)
    }

    private func text(_ outcome: FileGrowth.Outcome) -> String { String(decoding: outcome.bytes, as: UTF8.self) }

    @Test("a method and a computed property are added")
    func members() throws {
        let members = "    var isOpen: Bool { true }\n\n    func start() {}\n\n    func close() {}\n"
        let new = Self.old.replacing("    func start() {}\n", with: members)
        let outcome = try grow(Self.own, to: new)
        #expect(text(outcome).contains("    var isOpen: Bool { true }\n"))
        #expect(text(outcome).contains("    func close() {}\n"))
        #expect(outcome.handWork.isEmpty)
    }

    @Test("a conformance is added")
    func conformance() throws {
        let outcome = try grow(Self.own, to: Self.old.replacing("Starting {", with: "Starting, Closing {"))
        #expect(text(outcome).hasPrefix("final class Flow: Closing {\n"))
        #expect(outcome.handWork.isEmpty)
    }

    @Test("a case is added")
    func enumCase() throws {
        let old = "enum Step {\n    case one\n}\n"
        let outcome = try grow(old + "// Ours.\n", from: old, to: "enum Step {\n    case one\n    case two\n}\n")
        #expect(text(outcome) == "enum Step {\n    case one\n    case two\n}\n// Ours.\n")
    }

    @Test("a stored property is left to people, with its line and its code")
    func storedProperty() throws {
        let new = Self.old.replacing("    let id: String\n", with: "    let id: String\n    let log: Log\n")
        let outcome = try grow(Self.own, to: new)
        #expect(text(outcome) == Self.own)
        let problem = outcome.handWork.first?.problem(in: "Flow.swift").description
        #expect(
            problem
                == "Flow.swift:1: error: \"class Flow\" needs the stored property \"log\", and a person wrote it; add it by hand\n    let log: Log"
        )
        #expect(outcome.handWork.count == 1)
    }

    @Test("a type that still reads as rendered grows in every way, beside what people wrote")
    func rendered() throws {
        let own = "\n// Ours.\nstruct Step {}\n"
        let new = Self.old.replacing("    let id: String\n", with: "    let id: String\n    let log: Log\n")
        let outcome = try grow(Self.old + own, to: new)
        #expect(text(outcome) == new + own)
        #expect(outcome.handWork.isEmpty)
    }

    @Test("an initialiser, and a change of one that is there, are left to people")
    func initialiser() throws {
        let two = Self.old.replacing("    func start() {}\n", with: "    init() { id = \"\" }\n\n    func start() {}\n")
        let second = try grow(Self.own, to: two)
        #expect(text(second) == Self.own)
        #expect(second.handWork.map(\.demand) == ["\"class Flow\" needs the initialiser"])
        let changed = try grow(
            Self.old.replacing("Starting {", with: "Starting, Own {"),
            to: Self.old.replacing("self.id = id\n", with: "self.id = id\n        open()\n")
        )
        #expect(!text(changed).contains("open()"))
        #expect(changed.handWork.map(\.demand) == ["\"class Flow\" needs changes of its initialiser"])
    }

    @Test("a superclass is left to people; without an earlier version, too")
    func superclass() throws {
        let body = " {\n    func start() {}\n}\n"
        let outcome = try grow("final class Flow" + body, from: nil, to: "class Flow: Base, Starting" + body)
        #expect(text(outcome).hasPrefix("final class Flow: Starting {\n"))
        #expect(outcome.handWork.map(\.demand) == ["\"class Flow\" needs the superclass \"Base\""])
    }

    @Test("requirements of a protocol are members, and are added")
    func requirement() throws {
        let old = "protocol Flowing {\n    func start()\n}\n"
        let new = old.replacing("func start()\n", with: "func start()\n    var id: String { get }\n")
        let outcome = try grow(old + "// Ours.\n", from: old, to: new)
        #expect(text(outcome).contains("    var id: String { get }\n"))
        #expect(outcome.handWork.isEmpty)
    }
}
