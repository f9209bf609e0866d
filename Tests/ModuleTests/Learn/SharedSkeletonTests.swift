import Testing

@testable import AppModel
@testable import Diagnostics
@testable import ModuleCopying

@Suite("What several modules share")
struct SharedSkeletonTests {
    /// What the first text shares with the second.
    private func shared(_ first: String, _ second: String, mentions: Set<String> = []) -> String? {
        SharedSkeleton([first], others: [[second]], mentions: mentions, needed: (all: 1, ofScreens: 1)).texts[0]
    }

    @Test("of an overloaded initialiser or function the statements that any of the others has stay")
    func overloads() {
        let text = """
            final class Pane: Box {
                init(model: Model) { self.model = model }
                required init?(coder: Coder) { fatalError("none") }
                func show(_ value: Int) { first(value) }
                func show(_ value: String) { second(value) }
            }

            """
        #expect(shared(text, text) == text)
    }

    @Test("of a factory the functions that make objects stay whole, whatever they are called and take")
    func factories() {
        let first = """
            final class Pane {}

            enum PaneFactory {
                static func makePane(with model: Model) -> Pane {
                    let pane = Pane()
                    pane.model = model
                    return pane
                }
            }

            """
        let other = "final class Pane {}\nenum PaneFactory {\n    static func makepane() -> Pane { Pane() }\n}\n"
        #expect(shared(first, other) == first)
        #expect(shared(first, other.replacingAll("makepane", with: "build")) == first)
        #expect(shared(first.replacingAll("PaneFactory", with: "Panes"), "enum Panes {\n}\n") == "enum Panes {\n}\n")
    }

    @Test("a conformance in an extension that goes keeps no members of the type")
    func goneConformances() {
        let other = "final class Pane: Box {\n    func load() {}\n}\n"
        let first = "final class Pane: Box {\n    func load() {}\n    func turn() {}\n}\n"
        #expect(shared(first + "\nextension Pane: Spinning {\n    func spin() {}\n}\n", other) == other)
        let own = first.replacingAll(": Box", with: ": Box, Spinning")
        #expect(shared(own, other) == own)
    }

    @Test("a statement that goes from a line takes its semicolon along")
    func semicolons() {
        let first = "func run() { one(); two(); three() }\n"
        #expect(shared(first, "func run() { two() }\n") == "func run() {  two() }\n")
    }

    @Test("the lines of author and date are left out of a text with CRLF, too")
    func carriageReturns() {
        let text = "//\r\n//  Created by A on 1/2/20.\r\n//\r\n\r\nstruct Song { }\r\n"
        #expect(FileHeader.withoutAuthor(text) == "//\r\n\r\nstruct Song { }\r\n")
    }

    @Test("members that only the first has go, with their comments and empty lines")
    func members() {
        let first = """
            final class ListView: UIView {
                var title = ""

                /// Only here.
                func shake() {
                    spin()
                }

                func spin() { }
            }

            """
        let second = "final class ListView: UIView {\n    func spin() { }\n    var title = \"x\"\n}\n"
        #expect(
            shared(first, second) == """
                final class ListView: UIView {
                    var title = ""

                    func spin() { }
                }

                """
        )
    }

    @Test("of a function the statements of both stay")
    func statements() {
        let first = "struct A {\n    func load() {\n        prepare()\n        count += 1\n        finish()\n    }\n}\n"
        let second = "struct A {\n    func load() {\n        prepare()\n        finish()\n    }\n}\n"
        #expect(
            shared(first, second) == "struct A {\n    func load() {\n        prepare()\n        finish()\n    }\n}\n"
        )
    }

    @Test(
        "a statement is the same, whatever Swift leaves to its writer",
        arguments: [
            ("self.stack.popAll()", "stack.popAll()"),
            ("run(self.count, items: [self.first, second])", "run(count, items: [first, self.second,],)"),
            ("run { self.load() }", "run { load() }"),
            ("guard let self = self, var next = next else { return }", "guard let self, var next else { return }"),
            ("return \\Self.count", "\\Self.count"),
            ("return [\n        one,\n        two,\n    ].count", "[one, self.two].count"),
        ]
    )
    func spellings(statement: String, other: String) {
        func text(_ statement: String) -> String {
            "struct A {\n    func load() -> Any {\n    \(statement)\n    }\n}\n"
        }
        #expect(shared(text(statement), text(other)) == text(statement))
        #expect(shared(text(other), text(statement)) == text(other))
    }

    @Test(
        "a statement is another's, if a name is a local value there or the words differ",
        arguments: [
            ("self.count = count", "count = self.count"),
            ("let stack = make()\n        stack.popAll()", "self.stack.popAll()"),
            ("run { stack in stack.popAll() }", "run { stack in self.stack.popAll() }"),
            ("if ready { return one() }", "if ready { one() }"),
            ("self.init(1)", "init(1)"),
        ]
    )
    func differences(statement: String, other: String) {
        func text(_ statement: String) -> String {
            "struct A {\n    func load(count: Int) {\n        \(statement)\n        finish()\n    }\n}\n"
        }
        let last = statement.split(separator: "\n").last.map { String($0).drop { $0 == " " } } ?? ""
        #expect(shared(text(statement), text(other))?.contains(last) == false)
    }

    @Test("in a closure or block, too")
    func nested() {
        let first = "func load() {\n    run { x in\n        a()\n        b()\n    }\n}\n"
        let second = "func load() {\n    run { x in\n        a()\n        c()\n    }\n}\n"
        #expect(shared(first, second) == "func load() {\n    run { x in\n        a()\n    }\n}\n")
    }

    @Test("a value that both return stays, with the first one's way to it")
    func values() {
        let first = "func make() -> Int {\n    let x = one()\n    return x\n}\n"
        let second = "func make() -> Int {\n    let x = two()\n    return x\n}\n"
        #expect(shared(first, second) == first)
    }

    @Test("a function with another result keeps the first one's")
    func results() {
        let first = "func make() -> Int {\n    log()\n    return one()\n}\n"
        let second = "func make() -> Int {\n    return two()\n}\n"
        #expect(shared(first, second) == "func make() -> Int {\n    return one()\n}\n")
    }

    @Test("a statement goes that uses a local value of the first only")
    func dangling() {
        let first = "func load() {\n    let x = one()\n    use(x)\n    finish()\n}\n"
        let second = "func load() {\n    let x = two()\n    use(x)\n    finish()\n}\n"
        #expect(shared(first, second) == "func load() {\n    finish()\n}\n")
    }

    @Test("an initialiser gives what stays its value, and keeps its parameters")
    func initialisers() {
        let first = """
            final class Model {
                private let log: Log
                private let store: Store

                init(store: Store, log: Log) {
                    self.store = store
                    self.log = log
                    start()
                }

                func load() -> Int {
                    store.count
                }
            }

            """
        let second = "final class Model {\n    init() {\n        start()\n    }\n    func load() -> Int { 1 }\n}\n"
        #expect(
            shared(first, second) == """
                final class Model {
                    private let store: Store

                    init(store: Store, log: Log) {
                        self.store = store
                        start()
                    }

                    func load() -> Int {
                        store.count
                    }
                }

                """
        )
    }

    @Test("what meets a requirement of both stays, wherever it stands")
    func requirements() {
        let first = "protocol P {\n    func go()\n}\n\nclass A {\n}\n\nextension A: P {\n    func go() { one() }\n}\n"
        let second = "protocol P {\n    func go()\n}\n\nclass A: P {\n    func go() { one(); two() }\n}\n"
        #expect(shared(first, second) == first)
    }

    @Test("a function that shares no statement goes with its requirement and its calls, and does not become empty")
    func emptied() {
        func text(_ body: String) -> String {
            """
            protocol P {
                func go()
            }

            class A: P {
                func go() { \(body) }
            }

            class B: Box {
                let p: P
                override func load() {
                    super.load()
                    p.go()
                }
                override func show() { \(body) }
            }

            """
        }
        let rest = """
            protocol P {
            }

            class A: P {
            }

            class B: Box {
                let p: P
                override func load() {
                    super.load()
                }
            }

            """
        #expect(shared(text("one()"), text("two()")) == rest)
    }

    @Test("a function that a value needs stays whole, and so does one that a structure's protocol may ask for")
    func needed() {
        let value =
            "class A {\n    func go() -> Int {\n        load()\n        return n\n    }\n    func load() { one() }\n}\n"
        #expect(shared(value, value.replacingAll("one()", with: "two()"))?.contains("load") == false)
        let used = "class A {\n    func go() -> Int { made(load()) }\n    func load() { one() }\n}\n"
        #expect(shared(used, used.replacingAll("one()", with: "two()")) == used)
        let witness = "struct A: P {\n    func load() { one() }\n}\n"
        #expect(shared(witness, witness.replacingAll("one()", with: "two()")) == witness)
    }

    @Test("an object that conforms to nothing shared is given to no property for that")
    func delegates() {
        let first = """
            final class Pane: Box {
                func open() {
                    table.delegate = self
                    router.pane = self
                }
            }

            extension Pane: TableDelegate {
                func pick() {}
            }

            """
        let second = first.replacingAll("TableDelegate", with: "GridDelegate").replacingAll("pick", with: "choose")
        #expect(
            shared(first, second) == """
                final class Pane: Box {
                    func open() {
                        router.pane = self
                    }
                }

                """
        )
    }

    @Test("what meets a conformance of the first only stays with it")
    func witnesses() {
        let first = "class A: P {\n    func go() {}\n    private func own() {}\n}\n"
        #expect(shared(first, "class A {\n}\n") == "class A: P {\n    func go() {}\n}\n")
    }

    @Test("types that only the first has go; one that is still needed stays whole")
    func types() {
        let row = "struct Row {\n    let title: String\n    func show() {}\n}\n"
        let first = "struct A {\n    let row: Row\n}\n\n" + row + "\nstruct Other {\n}\n"
        #expect(shared(first, "struct A {\n    let row: Int\n}\n") == "struct A {\n    let row: Row\n}\n\n" + row)
        #expect(shared(row, "struct A {}\n") == nil)
        #expect(shared(row, "struct A {}\n", mentions: ["Row"]) == row)
    }

    @Test("a value that only the first's memberwise initialiser takes goes")
    func valuesMade() throws {
        let first = "struct Row {\n    let title: String\n    let weight: Int\n}\n"
        #expect(shared(first, "struct Row {\n    let title: String\n}\n") == "struct Row {\n    let title: String\n}\n")
    }

    @Test("an enumeration with raw values keeps its cases if the others have none of them")
    func rawValues() throws {
        let first = "enum Part: Int {\n    case top\n    case end\n}\n"
        #expect(shared(first, "enum Part: Int {\n    case middle\n}\n") == first)
        #expect(shared(first, "enum Part: Int {\n    case top\n}\n") == "enum Part: Int {\n    case top\n}\n")
    }

    @Test("cases of a switch stay together")
    func switches() {
        let first = "func go() {\n    switch x {\n    case .a: one()\n    case .b: two()\n    }\n    end()\n}\n"
        let second = "func go() {\n    switch x {\n    case .a: one()\n    }\n    end()\n}\n"
        #expect(shared(first, second) == "func go() {\n    end()\n}\n")
    }

    @Test("a text shared with itself is as it was")
    func same() {
        let text =
            "import UIKit\n\nclass A {\n    init(a: Int) { b = a }\n    let b: Int\n    func c() -> Int { b }\n}\n"
        #expect(shared(text, text) == text)
    }
}
