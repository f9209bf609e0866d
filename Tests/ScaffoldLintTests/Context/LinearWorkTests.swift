import AppModel
import Diagnostics
import FileTransaction
import SwiftOutline
import Testing

@testable import ScaffoldLint

/// Twice the source takes about twice the work. Work is counted, not timed.
@Suite("The work grows with the sources and not faster")
struct LinearWorkTests {
    @Test("a chain of classes: the names above each")
    func classes() throws {
        func work(_ count: Int) throws -> Int {
            let text = (1...count).map { "class C\($0): C\($0 - 1) {}\n" }.joined()
            let model = AppModel([(path: try RelativePath("A.swift"), bytes: Array(text.utf8))])
            return model.types.reduce(0) { $0 + model.names(above: $1).count }
        }
        let (small, large) = (try work(1_000), try work(2_000))
        #expect(large <= small * 22 / 10, "\(small), \(large)")
    }

    @Test("equal types with as many extensions: the parts of all")
    func equalTypes() throws {
        func work(_ count: Int) throws -> Int {
            let text = String(repeating: "class C {}\nextension C { func f() {} }\n", count: count)
            let model = AppModel([(path: try RelativePath("A.swift"), bytes: Array(text.utf8))])
            return model.types.reduce(0) { $0 + $1.parts.count + $1.members.count }
        }
        let (small, large) = (try work(1_000), try work(2_000))
        #expect(large <= small * 22 / 10, "\(small), \(large)")
    }

    @Test("a chain of calls, each read with what is before it: the expressions made")
    func calls() {
        func work(_ count: Int) -> Int {
            let outline = Outline("func f() { a\(String(repeating: ".b()", count: count)) }")
            return outline.code().calls.reduce(0) { $0 + outline.expression(in: $1.range).nodeCount }
        }
        let (small, large) = (work(500), work(1_000))
        #expect(large <= small * 22 / 10, "\(small), \(large)")
    }

    @Test("a chain of calls, of each of which the receiver is wanted: the bytes read")
    func receivers() {
        func work(_ count: Int) -> Int {
            let calls = Outline("func f() { a\(String(repeating: ".b()", count: count)) }").code().calls
            return calls.reduce(0) { $0 + $1.callee.ending.utf8.count }
        }
        let (small, large) = (work(500), work(1_000))
        #expect(large <= small * 22 / 10, "\(small), \(large)")
    }

    @Test("braces without end in a body: the pieces of code found")
    func braces() {
        func work(_ count: Int) -> Int {
            let code = Outline("struct A { func f() { \(String(repeating: "{", count: count))").code()
            return code.closures.count + code.blocks.count + code.statements.count
        }
        let (small, large) = (work(12_500), work(25_000))
        #expect(large <= 2 * small, "\(small), \(large)")
    }

    @Test("comments that disable a rule down to the end: the lines that are kept for it")
    func suppressions() {
        func work(_ count: Int) -> Int {
            let comments = (1...count).map { Suppression(range: 0..<0, rules: ["a", "b"], lines: $0...Int.max) }
            return SuppressedLines(comments).ranges.values.reduce(0) { $0 + $1.count }
        }
        #expect(work(1_000) == 2)
    }

    @Test("types with a function of one name, each of which may be meant: the names compared")
    func makers() {
        func work(_ count: Int) -> Int {
            let names = (0..<count).map { "F\($0)Factory" }.sorted()
            var compared = 0
            for name in names {
                let maker = names.mostAlikeInOrder(to: String(name.dropLast(7)) + "Coordinator") {
                    compared += 1; return $0
                }
                #expect(maker == name)
            }
            return compared
        }
        let (small, large) = (work(1_000), work(2_000))
        #expect(large <= small * 23 / 10, "\(small), \(large)")
    }

    @Test("a coordinator's functions that all call one another: the edges are found once")
    func functionsThatCallEachOther() throws {
        let calls = (0..<200).map { "f\($0)()" }.joined(separator: "; ")
        let functions = (0..<200).map { "func f\($0)() { \(calls); makeB() }\n" }.joined()
        let text = """
            final class ACoordinator: BaseCoordinator { let factory: Factory; func start() { factory.f0() } }
            final class BCoordinator: BaseCoordinator {}
            final class Factory { \(functions) func makeB() { BCoordinator() } }
            """
        let style = try Golden.style("uikit-mvvmc")
        let model = AppModel([(path: try RelativePath("A.swift"), bytes: Array(text.utf8))])
        let graph = GraphReader(LintContext(model: model, style: style, rules: try RuleSet(of: style))).graph()
        #expect(graph.edges.map { "\($0.from) \($0.to)" } == ["ACoordinator BCoordinator"])
    }

    @Test(
        "controllers that are shown: the calls and assignments looked at for all of them",
        arguments: [
            ("func show#() {", "let c = A(); show(c)", "}"), ("", "let c# = A(); show(c#)", ""),
            ("", "let c# = A(); c#.owner = self; push(c#)", ""), ("", "if a { let c = A(); show(c) }", ""),
            ("", "let c# = A(); push(c#).push(c#).push(c#)", ""),
        ]
    )
    func locals(opening: String, piece: String, closing: String) throws {
        func work(_ count: Int) throws -> Int {
            let pieces = (0..<count).map { number in (opening + piece + closing).replacingAll("#", with: "\(number)") }
            let bodies = opening.isEmpty ? ["func start() {"] + pieces + ["}"] : pieces
            let text = "final class B { \(bodies.joined(separator: "\n"))\nfunc show(_ c: A) { push(c) } }\nclass A {}"
            let model = AppModel([(path: try RelativePath("A.swift"), bytes: Array(text.utf8))])
            let style = try Golden.style("uikit-mvvmc")
            let file = FileContext(LintContext(model: model, style: style, rules: try RuleSet(of: style)), 0)
            let uses = LocalUses(in: file, showing: ["push"])
            for local in file.declarations where local.isLocal {
                let body = try #require(file.scopes(at: local.range.lowerBound).last)
                let value = try #require(local.initialValue)
                #expect(uses.isShown(local.name, in: body))
                _ = uses.isLinked(local.name, by: "owner", value, in: body)
            }
            return uses.looked
        }
        let (small, large) = (try work(200), try work(400))
        #expect(large <= small * 22 / 10, "\(small), \(large)")
    }

    @Test("what is chained or nested without end is opaque", arguments: [".b()", " + b", "[0]"])
    func chains(link: String) {
        let outline = Outline("let x = a" + String(repeating: link, count: 50_000))
        let value = outline.declarations[0].initialValue?.range ?? 0..<0
        #expect(outline.expression(in: value).nodeCount == 1)
    }
}

extension Expression {
    /// How many expressions this is made of, itself among them.
    fileprivate var nodeCount: Int {
        switch self {
        case .member(let base, _), .prefix(_, let base): 1 + base.nodeCount
        case .call(let base, let arguments), .subscript(let base, let arguments):
            arguments.reduce(1 + base.nodeCount) { $0 + $1.value.nodeCount }
        case .binary(_, let left, let right): 1 + left.nodeCount + right.nodeCount
        default: 1
        }
    }
}
