/// A block of statements in braces.
package struct Block: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    /// The direct statements.
    package var statements: [Statement] { children(.statement).map { Statement(reading: reading, index: $0) } }
}
