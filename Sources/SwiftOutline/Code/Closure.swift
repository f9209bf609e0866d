/// A closure.
package struct Closure: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    package var text: String { reading.source.text(range) }

    /// The signature before `in`: captures, parameters, effects and result; `nil` without `in`.
    package var signature: Fragment? {
        guard node.b != CodeNode.none else { return nil }
        let start = Int(node.first) + 1
        guard start < Int(node.b) else { return nil }
        return reading.fragment(reading.tokens[start].start..<reading.tokens[Int(node.b) - 1].end)
    }

    /// The captures, such as `weak self` or `id = item.id`.
    package var captures: [Fragment] {
        guard node.b != CodeNode.none, let open = captureBracket, let close = reading.tokens[open].match else {
            return []
        }
        return reading.tokens.split(open + 1..<close).map { part in
            reading.fragment(reading.tokens[part.lowerBound].start..<reading.tokens[part.upperBound - 1].end)
        }
    }

    /// The opening bracket of the captures, after the attributes.
    private var captureBracket: Int? {
        reading.parse(from: node.first) { parser -> Int? in
            parser.advance()
            parser.attributes()
            return parser.kind == .leftSquare ? parser.index : nil
        } ?? nil
    }

    /// The bytes between the signature or opening brace and the closing brace.
    package var contentRange: Range<Int> {
        let open = node.b == CodeNode.none ? Int(node.first) : Int(node.b)
        let start = reading.tokens[open].end
        let end = reading.tokens[Int(node.first)].match.map { reading.tokens[$0].start } ?? Int(node.end)
        return start..<max(start, end)
    }

    /// The direct statements.
    package var statements: [Statement] { children(.statement).map { Statement(reading: reading, index: $0) } }
}
