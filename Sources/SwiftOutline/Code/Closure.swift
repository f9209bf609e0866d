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

/// A block of statements in braces.
package struct Block: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    /// The direct statements.
    package var statements: [Statement] { children(.statement).map { Statement(reading: reading, index: $0) } }
}

/// A statement, expression or declaration in a block.
package struct Statement: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    package var text: String { reading.source.text(range) }

    /// The keyword at the start: `return`, `guard`, `if`; for a declaration its first modifier or its keyword.
    package var keyword: Keyword { reading.tokens[Int(node.first)].keyword }

    /// The declaration, if the statement is one; of several bindings the first.
    package var declaration: Declaration? {
        children(.declaration).first.flatMap { child in
            let node = reading.nodes[child]
            guard node.first == self.node.first else { return nil }
            return Declaration(reading: reading, index: Int(node.a))
        }
    }
}
