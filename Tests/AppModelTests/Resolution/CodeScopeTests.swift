import SwiftOutline
import Testing

@testable import AppModel

@Suite("What a name or an expression refers to at a place")
struct CodeScopeTests {
    private static let app = """
        class Base<Model>: UIViewController {
            let model: Model
            let flow: Flow
            func make(_ tab: Tab = .first) -> Cart { Cart(tab: .first) }
        }
        class Flow { func push(_ tab: Tab, then next: Tab?) {}; func push(_ cart: Cart) {} }
        struct CartModel { var tab = Tab.first; func load() {} }
        struct Cart { var tab: Tab; static let shared = Cart(tab: .first); enum Kind { case small } }
        enum Tab { case first, second(Cart), third }
        enum Other { case first; case fourth }
        struct Actions { var first = 0 }
        struct Reducer<State, Action> { init(extract: (Action) -> Int) {} }
        protocol Flowing { var path: any Pathing { get }; func next() -> any Pathing }
        protocol Pathing {}
        typealias Short = Cart
        typealias Circle = Circle.Next
        enum Shop { enum Kind { case large }; typealias Size = Kind; typealias Both = Flowing & Pathing }
        """

    /// The code of a class between other code of its file, and the index of the first token with a text in it.
    private func scope(_ code: String, at text: String = "here") throws -> (scope: CodeScope, index: Int) {
        let model = try AppModel(files: ["App.swift": Self.app, "Leaf.swift": code])
        let file = try #require(model.file(at: "Leaf.swift"))
        let scope = CodeScope(ChangedFile(file), in: AppDeclarations(standing: model, writing: []))
        let outline = file.outline
        return (scope, try #require(outline.tokens.indices.first { outline.text(outline.tokens[$0]) == text }))
    }

    private func text(of typed: CodeScope.Typed) -> String { (typed.isType ? "type " : "") + typed.type.name }

    @Test(
        "the value of a local, parameter, property or call, a type, or unknown",
        arguments: [
            ("self", "Leaf"), ("super", "Base"), ("cart", "Cart"), ("self.cart", "Cart"), ("cart.tab", "Tab"),
            ("other", "Flow"), ("local", "Cart"), ("flow", "Flow"), ("model", "CartModel"), ("model.tab", "Tab"),
            ("make()", "Cart"), ("make().tab", "Tab"), ("Cart", "type Cart"), ("Cart.init", "type Cart"),
            ("Cart.Kind", "type Kind"), ("Cart.Kind.small", "Kind"), ("Cart.shared", "Cart"), ("Cart(tab: a)", "Cart"),
            ("hidden", nil), ("several", nil), ("Item", "type Item"), ("Unknown", nil), ("view", nil), ("all", nil),
            ("path", "Pathing"), ("next()", "Pathing"), ("Short", "type Cart"), ("Short.shared", "Cart"),
            ("Shop.Size", "type Kind"), ("Shop.Size.large", "Kind"), ("Own.large", "Kind"), ("Shop.Both", nil),
            ("Circle", nil),
        ] as [(String, String?)]
    )
    func values(expression: String, expected: String?) throws {
        let (scope, index) = try scope(
            """
            final class Leaf: Base<CartModel>, Flowing {
                struct Item {}
                typealias Own = Shop.Size
                let path: Pathing
                func next() -> Pathing { path }
                let cart: Cart
                func run(other: Flow?, all: Cart...) {
                    let local = make()
                    let several = cart
                    if a { let several = other }
                    list.forEach { hidden in here }
                }
            }
            """
        )
        let place = scope.changed.viewpoint(at: scope.changed.outline.tokens[index].start)
        let outline = Outline(expression)
        let found = scope.value(of: outline.expression(in: 0..<outline.source.count), at: place)
        #expect(found.map(text) == expected)
    }

    @Test(
        "the members of a type: one, several, none, or unknown",
        arguments: [
            ("flow.push", "Flow 2"), ("cart.tab", "Cart 1"), ("cart.none", "Cart 0"), ("make", "Leaf 1"),
            ("Tab.second", "Tab 1"), ("other.push", nil), ("none", nil),
        ] as [(String, String?)]
    )
    func members(expression: String, expected: String?) throws {
        let (scope, index) = try scope("final class Leaf: Base<CartModel> { let cart: Cart; func run() { here } }")
        let place = scope.changed.viewpoint(at: scope.changed.outline.tokens[index].start)
        let outline = Outline(expression)
        var found: String?
        if case .members(let members, let base) = scope.meaning(
            of: outline.expression(in: 0..<outline.source.count),
            at: place
        ) {
            found = "\(base.type.name) \(members.count)"
        }
        #expect(found == expected)
    }

    @Test(
        "the type that a member is of, by its base or by what its place asks for",
        arguments: [
            ("let tab: Tab = .first", "Tab"), ("let tab: Tab? = .first", "Tab"), ("let tab = Tab.first", "Tab"),
            ("func go(tab: Tab = .first) {}", "Tab"), ("func tab() -> Tab { return .first }", "Tab"),
            ("var tab: Tab { get { return .first } }", "Tab"), ("func go() { cart.tab = .first }", "Tab"),
            ("func go() -> Cart { let tab: Tab = .first }", "Tab"), ("func go() { cart.tab == .first }", "Tab"),
            ("func go() { switch cart.tab { case .first: 1 } }", "Tab"),
            ("func go(a: Any) { switch a { case .first, .fourth: 1 } }", "Other"),
            ("func go() { flow.push(.first, then: nil) }", "Tab"), ("func go() { flow.push(a, then: .first) }", "Tab"),
            ("func go() { Cart(tab: .first) }", "Tab"), ("func go() { unknown.push(.first, then: nil) }", "Tab"),
            ("let path = \\Actions.first", "Actions"), ("let path = \\.first", nil),
            ("func go() { (flow as? Actions)?.first }", nil), ("let some = .first", nil),
            ("let all: Reducer<Cart, Actions> = Reducer(extract: { $0.first })", "Actions"),
            ("func go() { first() }; func first() {}", "Leaf"), ("func go(first: Int) { first }", nil),
        ] as [(String, String?)]
    )
    func owners(member: String, expected: String?) throws {
        let code = "final class Leaf: Base<CartModel> { let cart: Cart; \(member) }"
        let (scope, index) = try scope(code, at: "first")
        #expect(scope.owner(ofName: index)?.name == expected)
    }

    @Test(
        "what a call calls: initialisers, functions and cases, also behind generic arguments",
        arguments: [
            ("Cart(tab: a)", "Cart (tab:)"), ("Cart.init(tab: a)", "Cart (tab:)"), ("super.init()", "Base ()"),
            ("Reducer<Int, Int>(extract: a)", "Reducer (extract:)"), ("flow.push(a)", "Flow (_:then:) (_:)"),
            ("Tab.second(a)", "Tab (_:)"), ("(a as Flow).push(b)", nil), ("handler(1)", nil), ("stub?(1)", "Leaf"),
        ] as [(String, String?)]
    )
    func calls(call: String, expected: String?) throws {
        let (scope, _) = try scope(
            "final class Leaf: Base<CartModel> { let stub: ((Int) -> Void)?; func run(handler: (Int) -> Void) { here; \(call) } }"
        )
        let callee = scope.changed.code.calls.first.flatMap(scope.callee)
        let found = callee.map { ([$0.type.name] + $0.signatures.all.map(\.text)).joined(separator: " ") }
        #expect(found == expected)
    }
}
