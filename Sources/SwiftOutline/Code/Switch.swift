/// A `switch`.
public struct Switch: Sendable, CodeView {
    let reading: Reading
    let index: Int

    /// The bytes from `switch` to the closing brace.
    public var range: Range<Int> { nodeRange }

    /// What is switched over.
    public var subject: Fragment {
        let start = startOfToken(behind: reading.tokens[Int(node.first)].end)
        return reading.fragment(start..<max(start, Int(node.b)))
    }

    /// The braces and all between them.
    public var bodyRange: Range<Int> { groupRange(node.a) ?? range.upperBound..<range.upperBound }

    /// The cases, those within an `#if` among them.
    public var cases: [SwitchCase] { children(.switchCase).map { SwitchCase(reading: reading, index: $0) } }

    /// What stands within the switch.
    public var code: Code { innerCode }
}

/// A `case` or `default` of a switch.
public struct SwitchCase: Sendable, CodeView {
    let reading: Reading
    let index: Int

    /// The bytes from `case`, or the attribute before it, to the last statement.
    public var range: Range<Int> { nodeRange }

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

    /// What stands within the case, its patterns included.
    public var code: Code { innerCode }
}

/// A pattern of a case, with its condition.
public struct CaseItem: Sendable, CodeView {
    let reading: Reading
    let index: Int

    /// The bytes of the pattern and the condition.
    public var range: Range<Int> { nodeRange }

    /// The pattern: `.detail(let id)`.
    public var pattern: Fragment { reading.fragment(range.lowerBound..<max(range.lowerBound, Int(node.b))) }

    /// The condition behind `where`, if there is one.
    public var condition: Fragment? {
        guard Int(node.b) < range.upperBound else { return nil }
        let word = reading.tokens.firstIndex(from: Int(node.b))
        return reading.fragment(startOfToken(behind: reading.tokens[word].end)..<range.upperBound)
    }
}
