/// A `case` or `default` of a switch.
package struct SwitchCase: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    /// The bytes from `case` to the colon.
    package var labelRange: Range<Int> {
        let start = reading.tokens[Int(node.a)].start
        return start..<(token(node.b)?.end ?? range.upperBound)
    }

    package var isDefault: Bool { reading.tokens[Int(node.a)].keyword == .default }

    /// Whether the case has `@unknown`.
    package var isUnknown: Bool { reading.tokens[Int(node.first)].kind == .at }

    /// The patterns with their conditions.
    package var items: [CaseItem] { children(.caseItem).map { CaseItem(reading: reading, index: $0) } }

    /// The direct statements.
    package var statements: [Statement] { children(.statement).map { Statement(reading: reading, index: $0) } }
}
