import Diagnostics

extension TagReader {
    /// How strongly operators bind. The numbers are ours, the order is Stencil's.
    ///
    /// One exception: `in` binds like the comparisons. In Stencil it binds weaker than `or`, so that `a in b or c` is never
    /// true there.
    private enum Strength {
        static let none = 0
        static let or = 1
        static let and = 2
        static let not = 3
        static let comparison = 4
    }

    private enum Infix {
        case or, and
        case comparison(Expression.Comparison)

        var strength: Int {
            switch self {
            case .or: Strength.or
            case .and: Strength.and
            case .comparison: Strength.comparison
            }
        }
    }

    /// Reads what `{{ }}` and `set` take: an expression, or a choice between two.
    mutating func choice() throws(SyntaxProblem) -> Expression {
        let value = try condition()
        guard take(keyword: "if") else { return value }
        let condition = try condition()
        guard take(keyword: "else") else { return .choice(value, condition: condition, otherwise: nil) }
        guard remainingDepth > 0 else { throw problem("choices stand too deep in each other") }
        remainingDepth -= 1
        defer { remainingDepth += 1 }
        return .choice(value, condition: condition, otherwise: try choice())
    }

    /// Reads what `if` and `where` take: values combined by operators.
    mutating func condition() throws(SyntaxProblem) -> Expression {
        try expression(strongerThan: Strength.none)
    }

    private mutating func expression(strongerThan limit: Int) throws(SyntaxProblem) -> Expression {
        var left = try prefixed()
        while true {
            let offset = index
            guard let infix = try infixOperator(), infix.strength > limit else {
                advance(to: offset)
                return left
            }
            let right = try expression(strongerThan: infix.strength)
            left =
                switch infix {
                case .or: .or(left, right)
                case .and: .and(left, right)
                case .comparison(let comparison): .comparison(comparison, left, right)
                }
        }
    }

    private mutating func prefixed() throws(SyntaxProblem) -> Expression {
        guard remainingDepth > 0 else { throw problem("the expression is nested too deeply") }
        remainingDepth -= 1
        defer { remainingDepth += 1 }
        if take(keyword: "not") { return .not(try expression(strongerThan: Strength.not)) }
        guard peek() == .leftParenthesis else { return try value() }
        let offset = index
        advance(to: index + 1)
        let inner = try condition()
        guard take(.rightParenthesis) else { throw unclosedParenthesis(at: offset) }
        return inner
    }

    private mutating func unclosedParenthesis(at offset: Int) -> SyntaxProblem {
        hasMore() ? unexpected() : problem("\"(\" is not closed", at: offset)
    }

    private mutating func infixOperator() throws(SyntaxProblem) -> Infix? {
        switch peek() {
        case .equals:
            guard taken("==") else { throw problem("unexpected \"=\"", hint: "equality is written \"==\"") }
            return .comparison(.equal)
        case .exclamation where taken("!="): return .comparison(.notEqual)
        case .less: return .comparison(taken("<=") || !taken("<") ? .lessOrEqual : .less)
        case .greater: return .comparison(taken(">=") || !taken(">") ? .greaterOrEqual : .greater)
        default: break
        }
        if take(keyword: "and") { return .and }
        if take(keyword: "or") { return .or }
        if take(keyword: "in") { return .comparison(.contained) }
        return nil
    }

    /// Takes `sign` if it stands where reading stands.
    private mutating func taken(_ sign: String) -> Bool {
        guard bytes[index..<end].starts(with: sign.utf8) else { return false }
        advance(to: index + sign.utf8.count)
        return true
    }

    /// Refuses whatever is left of the tag.
    mutating func expectEnd() throws(SyntaxProblem) {
        if hasMore() { throw unexpected() }
    }

    /// The problem that something stands where a tag should go on with an operator or end.
    mutating func unexpected() -> SyntaxProblem {
        let found = nextText()
        return problem("unexpected \"\(found)\"", hint: Self.hints[found])
    }

    private static let hints = [
        "&&": "\"and\" joins conditions",
        "&": "\"and\" joins conditions",
        "||": "\"or\" joins conditions",
        "|": "a filter must follow its value directly",
        "!": "\"not\" negates",
        ")": "there is no \"(\" before it",
        "]": "there is no \"[\" before it",
        "?": "a choice is written \"a if condition else b\"",
    ]
}
