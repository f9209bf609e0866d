import Diagnostics

extension TagReader {
    /// Reads the value of `{{ }}` or `set`: an expression, or a choice between two.
    mutating func choice() throws(SyntaxProblem) -> StencilExpression {
        let value = try condition()
        guard take(keyword: "if") else { return value }
        let condition = try condition()
        guard take(keyword: "else") else { return .choice(value, condition: condition, otherwise: nil) }
        guard remainingDepth > 0 else { throw problem("choices stand too deep in each other") }
        remainingDepth -= 1
        defer { remainingDepth += 1 }
        return .choice(value, condition: condition, otherwise: try choice())
    }

    /// Reads the condition of `if` or `where`: values and operators with Stencil's precedence.
    ///
    /// One exception: `in` has the precedence of comparisons. In Stencil it is lower than that of `or`, so that `a in b or c`
    /// is never true.
    mutating func condition() throws(SyntaxProblem) -> StencilExpression {
        var operands = [try conjunction()]
        while take(keyword: "or") { operands.append(try conjunction()) }
        return operands.count == 1 ? operands[0] : .any(operands)
    }

    private mutating func conjunction() throws(SyntaxProblem) -> StencilExpression {
        var operands = [try compared()]
        while take(keyword: "and") { operands.append(try compared()) }
        return operands.count == 1 ? operands[0] : .all(operands)
    }

    /// Reads a value, or left-associative comparisons.
    private mutating func compared() throws(SyntaxProblem) -> StencilExpression {
        var left = try prefixed()
        let outerDepth = remainingDepth
        defer { remainingDepth = outerDepth }
        while let comparison = try comparison() {
            try descend()
            left = .comparison(comparison, left, try prefixed())
        }
        return left
    }

    private mutating func descend() throws(SyntaxProblem) {
        guard remainingDepth > 0 else { throw problem("the expression is nested too deeply") }
        remainingDepth -= 1
    }

    private mutating func prefixed() throws(SyntaxProblem) -> StencilExpression {
        try descend()
        defer { remainingDepth += 1 }
        if take(keyword: "not") { return .not(try compared()) }
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

    private mutating func comparison() throws(SyntaxProblem) -> StencilExpression.Comparison? {
        switch peek() {
        case .equals:
            guard taken("==") else { throw problem("unexpected \"=\"", hint: "equality is written \"==\"") }
            return .equal
        case .exclamation where taken("!="): return .notEqual
        case .less: return taken("<=") || !taken("<") ? .lessOrEqual : .less
        case .greater: return taken(">=") || !taken(">") ? .greaterOrEqual : .greater
        default: return take(keyword: "in") ? .contained : nil
        }
    }

    /// Takes `sign` if it is next.
    private mutating func taken(_ sign: String) -> Bool {
        guard bytes[index..<end].starts(with: sign.utf8) else { return false }
        advance(to: index + sign.utf8.count)
        return true
    }

    /// Refuses further text in the tag.
    mutating func expectEnd() throws(SyntaxProblem) {
        if hasMore() { throw unexpected() }
    }

    /// The problem of unexpected text, where an operator or the end of the tag is expected.
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
