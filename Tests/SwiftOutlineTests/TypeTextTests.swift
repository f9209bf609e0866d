import Testing

@testable import SwiftOutline

/// What a type's text says.
struct TypeTextTests {
    @Test(
        "the simple name and the path of a type",
        arguments: [
            ("Cart", "Cart", "Cart"), ("Shop.Cart", "Cart", "Shop.Cart"), ("Base<Int>", "Base", "Base"),
            ("(any Shop.Cart)?", "Cart", "Shop.Cart"), ("inout Cart!", "Cart", "Cart"),
            ("@MainActor Cart", "Cart", "Cart"),
        ]
    )
    func name(text: String, name: String, path: String) {
        #expect(TypeText(text).name == name)
        #expect(TypeText(text).path == path)
    }

    @Test(
        "functions, tuples, collections and compositions have no path",
        arguments: ["() -> Void", "((Int) -> Cart)?", "(Int, Cart)", "[Cart]", "[String: Cart]?", "A & B"]
    )
    func noPath(text: String) {
        #expect(TypeText(text).path == nil)
        #expect(TypeText(text).isOther)
    }

    @Test("what is optional", arguments: [("Cart?", true), ("(Cart)!", true), ("Cart", false), ("[Cart?]", false)])
    func optional(text: String, isOptional: Bool) {
        #expect(TypeText(text).isOptional == isOptional)
    }

    @Test(
        "the last name in a text",
        arguments: [
            ("[Cart]?", "Cart"), ("[String: Cart]", "Cart"), ("Shop.Route", "Route"), ("any Route", "Route"), ("", ""),
        ]
    )
    func lastName(text: String, name: String) {
        #expect(TypeText.lastName(in: text) == name)
    }

    @Test(
        "the only generic argument",
        arguments: [("Screen<CartViewModel>", "CartViewModel"), ("Pair<A, B>", nil), ("Cart", nil)]
    )
    func argument(text: String, name: String?) {
        #expect(TypeText.argument(of: text) == name)
    }
}
