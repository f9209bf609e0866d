import Diagnostics

// Generic arguments, parameters and requirements.

extension Parser {
    /// Reads `<A, B>`.
    mutating func genericArguments() -> Bool {
        guard atLess, depth < Self.maximumDepth, !lookAhead.brokenGenerics.contains(index) else { return false }
        let start = index
        depth += 1
        lookAhead.genericNesting += 1
        defer {
            depth -= 1
            lookAhead.genericNesting -= 1
        }
        if genericArgumentList() { return true }
        // In `a < b < c < d …` each `<` would otherwise be tried from all earlier ones.
        if lookAhead.genericNesting > 4 { lookAhead.brokenGenerics.insert(start) }
        return false
    }

    private mutating func genericArgumentList() -> Bool {
        advance(bytes: 1)
        while !atGreater {
            guard genericArgument() else { return false }
            guard skip(.comma) else { break }
        }
        guard atGreater else { return false }
        advance(bytes: 1)
        return true
    }

    mutating func genericArgument() -> Bool {
        if kind == .integer {
            advance()
            return true
        }
        if next.kind == .integer, isOperator("-") {
            advance()
            advance()
            return true
        }
        return type()
    }

    /// Reads `<T: P, each U, let n: Int where …>`.
    mutating func genericParameters() {
        guard depth < Self.maximumDepth else { return }
        depth += 1
        defer { depth -= 1 }
        advance(bytes: 1)
        while hasMore, !atGreater {
            attributes()
            if keyword == .each || keyword == .let { advance() }
            guard isName || kind == .underscore || keyword == .`self` || keyword == .capitalSelf else { break }
            advance()
            if isOperator("...") { advance() }
            if skip(.colon) {
                if keyword == .class { advance() } else { type() }
            }
            guard skip(.comma) else { break }
        }
        if keyword == .where { whereClause() }
        if atGreater { advance(bytes: 1) }
    }

    /// Reads `where T: P, U == V`.
    mutating func whereClause() {
        advance()
        while hasMore {
            guard genericArgument() else { return }
            if skip(.colon) {
                type()
                if kind == .leftParenthesis { skipGroup() }
            } else if isOperator("==") {
                advance()
                _ = genericArgument()
            } else {
                return
            }
            guard skip(.comma), kind != .leftBrace else { return }
        }
    }

    /// Whether `<` starts generic arguments of an expression, by the token after them.
    mutating func startsGenericArguments() -> Bool {
        guard atLess, !(place.end &- place.start >= 2 && bytes[Int(place.start) + 1] == .greater) else { return false }
        return lookingAhead { parser in
            parser.checkingInsides { $0.genericArguments() } && parser.endsGenericArguments
        }
    }

    private var endsGenericArguments: Bool {
        switch kind {
        case .rightParenthesis, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
            .exclamation, .postfixQuestion, .colon, .stringMiddle, .stringEnd:
            true
        case .binaryOperator: isOperator("&")
        case .leftParenthesis, .leftSquare: !startsLine
        default: false
        }
    }
}
