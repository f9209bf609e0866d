/// A pattern of a case, with its condition.
package struct CaseItem: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    /// The pattern: `.detail(let id)`.
    package var pattern: Fragment { reading.fragment(range.lowerBound..<max(range.lowerBound, Int(node.b))) }

    /// The condition after `where`.
    package var condition: Fragment? {
        guard Int(node.b) < range.upperBound else { return nil }
        let word = reading.tokens.firstIndex(from: Int(node.b))
        return reading.fragment(startOfToken(behind: reading.tokens[word].end)..<range.upperBound)
    }
}
