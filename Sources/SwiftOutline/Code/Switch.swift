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
