/// A statement, expression or declaration in a block.
package struct Statement: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    package var text: String { reading.source.text(range) }

    /// The keyword at the start: `return`, `guard`, `if`; for a declaration its first modifier or its keyword.
    package var keyword: Keyword { reading.tokens[Int(node.first)].keyword }

    /// The declaration, if the statement is one; of several bindings the first.
    package var declaration: Declaration? { declarations.first }

    /// The declaration, or the bindings, if the statement is one.
    package var declarations: [Declaration] {
        children(.declaration).map { reading.nodes[$0] }.filter { $0.first == node.first }.map {
            Declaration(reading: reading, index: Int($0.a))
        }
    }
}
