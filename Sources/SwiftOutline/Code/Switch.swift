/// A `switch`.
public struct Switch: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    /// What is switched over.
    public var subject: Fragment {
        let start = startOfToken(behind: reading.tokens[Int(node.first)].end)
        return reading.fragment(start..<max(start, Int(node.b)))
    }

    /// The braces and all between them.
    public var bodyRange: Range<Int> { groupRange(node.a) ?? range.upperBound..<range.upperBound }

    /// The cases, those within an `#if` among them.
    public var cases: [SwitchCase] { children(.switchCase).map { SwitchCase(reading: reading, index: $0) } }
}

/// A `case` or `default` of a switch.
public struct SwitchCase: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    /// The bytes from `case` to the colon.
    public var labelRange: Range<Int> {
        let start = reading.tokens[Int(node.a)].start
        return start..<(token(node.b)?.end ?? range.upperBound)
    }

    /// Whether this is `default`.
    public var isDefault: Bool { reading.tokens[Int(node.a)].keyword == .default }

    /// Whether `@unknown` stands before it.
    public var isUnknown: Bool { reading.tokens[Int(node.first)].kind == .at }

    /// The patterns with their conditions.
    public var items: [CaseItem] { children(.caseItem).map { CaseItem(reading: reading, index: $0) } }

    /// The statements, without those within them.
    public var statements: [Statement] { children(.statement).map { Statement(reading: reading, index: $0) } }
}

/// A pattern of a case, with its condition.
public struct CaseItem: Sendable, CodeView {
    package let reading: Reading
    package let index: Int

    /// The pattern: `.detail(let id)`.
    public var pattern: Fragment { reading.fragment(range.lowerBound..<max(range.lowerBound, Int(node.b))) }

    /// The condition behind `where`, if there is one.
    public var condition: Fragment? {
        guard Int(node.b) < range.upperBound else { return nil }
        let word = reading.tokens.firstIndex(from: Int(node.b))
        return reading.fragment(startOfToken(behind: reading.tokens[word].end)..<range.upperBound)
    }
}
