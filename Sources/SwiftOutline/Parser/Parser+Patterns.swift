// Patterns and parameters.

extension Parser {
    /// Reads the pattern of a `let` or `var`.
    mutating func pattern() {
        while isBindingWord { advance() }
        switch kind {
        case .leftParenthesis: skipGroup()
        case .underscore: advance()
        case .identifier where !keyword.isReserved: advance()
        default: break
        }
    }

    /// Whether the current token is `let`, `var` or a similar keyword before a pattern.
    private var isBindingWord: Bool {
        switch keyword {
        case .let, .var, .inout: true
        case .borrowing, ._borrowing, ._mutating, ._consuming:
            !next.startsLine && (next.kind == .underscore || (next.kind == .identifier && !next.keyword.isReserved))
        default: false
        }
    }

    /// Whether a pattern starts here that is not an expression.
    var startsPattern: Bool {
        guard kind == .identifier, keyword != .none else { return false }
        return keyword == .is || isBindingWord
    }

    /// Reads the pattern of a `case`.
    mutating func matchingPattern() {
        while isBindingWord { advance() }
        if keyword == .is {
            advance()
            type()
        } else {
            expression(.condition, inPattern: true)
        }
    }

    /// Reads and records `pattern where condition`.
    mutating func guardedPattern(_ flavor: Flavor) {
        let start = nodeStart
        if keyword != .where { matchingPattern() }
        let patternEnd = lastEnd
        if skip(.where) { expression(flavor) }
        note(.caseItem, from: start, b: patternEnd)
    }

    // MARK: - Parameters

    /// Reads the code in the parameters of a function, subscript or case.
    mutating func parameterList() {
        while hasMore {
            while kind == .at { attribute() }
            while hasMore, kind != .comma, kind != .equal { skipOne() }
            if kind == .equal {
                advance()
                expression(.basic)
            }
            if !skip(.comma), hasMore { skipOne() }
        }
    }
}
