/// A `switch`.
package struct Switch: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    package var subject: Fragment {
        let start = startOfToken(behind: reading.tokens[Int(node.first)].end)
        return reading.fragment(start..<max(start, Int(node.b)))
    }

    /// The range of the cases with the braces.
    package var bodyRange: Range<Int> { groupRange(node.a) ?? range.upperBound..<range.upperBound }

    /// The cases, including those in an `#if`.
    package var cases: [SwitchCase] { children(.switchCase).map { SwitchCase(reading: reading, index: $0) } }
}
