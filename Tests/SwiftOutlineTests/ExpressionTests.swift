import Testing

@testable import SwiftOutline

@Suite("Expressions, taken apart")
struct ExpressionTests {
    @Test(
        "Each kind is read as what it is made of",
        arguments: [
            // Literals and names.
            ("\"a\\tb\"", "'a\tb'"), ("#\"a\\tb\"#", "'a\\tb'"), ("1_000", "1000"), ("-7", "-7"), ("true", "true"),
            ("nil", "nil"), ("`default`", "default"), (".detail", ".detail"), ("$0", "$0"),
            // Members, calls and subscripts; what says only whether there is a value is left out.
            ("url.host", "url.host"), ("url?.host!.count", "url.host.count"), ("pair.0", "pair.0"),
            ("try? await load(id)", "load(id)"), ("f(a, b: 1)(c)", "f(a, b: 1)(c)"), ("parts[0]", "parts[0]"),
            ("items.first { $0.id }", "items.first({…})"), ("f(a) { }", "f(a, {…})"),
            (".detail(id: x)", ".detail(id: x)"),
            ("value as? String", "value"),
            // Collections and tuples.
            ("[a, \"b\"]", "[a, 'b']"), ("[]", "[]"), ("(a, b: c)", "(a, b: c)"), ("(a)", "a"), ("()", "()"),
            // Operators by their precedence.
            ("a == b && !c || d", "((a == b) && !c) || d"), ("a + b * c", "a + (b * c)"),
            ("a ?? b == c", "(a ?? b) == c"),
            ("a ? b : c ? d : e", "a ? b : (c ? d : e)"), ("a - b - c", "(a - b) - c"),
            // Anything else stays as it is written.
            ("\"a\\(b)\"", "…"), ("99999999999", "…"), ("\\.isEmpty", "…"), ("a b", "…"), ("1.5", "…"), ("", "…"),
        ]
    )
    func kinds(_ source: String, _ expected: String) {
        let outline = Outline(source)
        #expect(text(outline.expression(in: 0..<source.utf8.count)) == expected)
    }

    @Test("Nesting is bounded, and any bytes are read")
    func bounds() {
        let deep = String(repeating: "(", count: 5_000) + "a" + String(repeating: ")", count: 5_000)
        for source in [deep, String(repeating: "!", count: 3_000) + "a", "f(", "a ? b", "[,,]", "\u{0}\"", ".", "{"] {
            _ = Outline(source).expression(in: 0..<source.utf8.count)
        }
    }

    private func text(_ expression: Expression) -> String {
        switch expression {
        case .text(let text): "'\(text)'"
        case .integer(let number): "\(number)"
        case .boolean(let value): "\(value)"
        case .nil: "nil"
        case .name(let name): name
        case .implicitMember(let name): "." + name
        case .member(let base, let name): "\(text(base)).\(name)"
        case .call(let callee, let arguments): "\(text(callee))(\(list(arguments)))"
        case .subscript(let base, let arguments): "\(text(base))[\(list(arguments))]"
        case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
        case .tuple(let elements): "(\(list(elements)))"
        case .closure: "{…}"
        case .prefix(let symbol, let operand): symbol + grouped(operand)
        case .binary(let symbol, let left, let right): "\(grouped(left)) \(symbol) \(grouped(right))"
        case .ternary(let condition, let first, let second):
            "\(grouped(condition)) ? \(grouped(first)) : \(grouped(second))"
        case .opaque: "…"
        }
    }

    private func grouped(_ expression: Expression) -> String {
        switch expression {
        case .binary, .ternary: "(\(text(expression)))"
        default: text(expression)
        }
    }

    private func list(_ arguments: [Expression.Argument]) -> String {
        arguments.map { ($0.label.map { $0 + ": " } ?? "") + text($0.value) }.joined(separator: ", ")
    }
}
