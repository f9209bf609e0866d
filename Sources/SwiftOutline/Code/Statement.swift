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
