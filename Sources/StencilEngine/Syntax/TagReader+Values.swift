import Diagnostics

extension TagReader {
    /// Reads a value: a literal or variable with its filters, or a range of two of them.
    mutating func value() throws(SyntaxProblem) -> StencilExpression {
        let first = try filteredValue()
        let offset = index
        guard takeRangeOperator() else {
            advance(to: offset)
            return first
        }
        return .range(from: first, through: try filteredValue(), offset: offset)
    }

    private mutating func filteredValue() throws(SyntaxProblem) -> StencilExpression {
        let operand = try self.operand()
        let calls = try filterCalls()
        return calls.isEmpty ? operand : .filtered(operand, calls)
    }

    /// Reads the filters that follow a value, each after a pipe.
    mutating func filterCalls() throws(SyntaxProblem) -> [FilterCall] {
        var calls: [FilterCall] = []
        while take(.bar) { calls.append(try filterCall()) }
        return calls
    }

    /// Reads one filter: its name and its arguments.
    mutating func filterCall() throws(SyntaxProblem) -> FilterCall {
        guard hasMore() else { throw problem("a filter must follow \"|\"") }
        let offset = index
        guard let name = word() else { throw problem("a filter must follow \"|\", not \"\(nextText())\"") }
        guard let filter = Filter(rawValue: name) else {
            let hint = Suggestion(among: Filter.allCases.map(\.rawValue)).hint(for: name)
            throw problem("unknown filter \"\(name)\"", at: offset, hint: hint)
        }
        var arguments: [StencilExpression] = []
        if take(.colon) {
            repeat { arguments.append(try operand()) } while take(.comma)
        }
        guard filter.argumentCounts.contains(arguments.count) else {
            let expected = filter.argumentCountDescription
            throw problem("filter \"\(name)\" takes \(expected), not \(arguments.count)", at: offset)
        }
        if !arguments.isEmpty, let failure = filter.failure(withLiterals: arguments) {
            throw problem(failure.message, at: offset, hint: failure.hint)
        }
        return FilterCall(filter: filter, arguments: arguments, offset: offset)
    }

    /// Reads a literal or a variable, without filters.
    mutating func operand() throws(SyntaxProblem) -> StencilExpression {
        guard hasMore() else { throw problem("a value is missing") }
        if bytes[index].isQuote { return .literal(.string(try string())) }
        let range = wordRange()
        guard let first = bytes[range].first else { throw unexpectedValue() }
        if first == .exclamation { throw problem("unexpected \"!\"", hint: "\"not\" negates") }
        if first <= 0x39, first != .dot, let number = number(in: range) {
            advance(to: range.upperBound)
            return .literal(number)
        }
        return try variableOrWord(range)
    }

    private mutating func unexpectedValue() -> SyntaxProblem { problem("expected a value, not \"\(nextText())\"") }

    private mutating func string() throws(SyntaxProblem) -> String {
        let quote = bytes[index]
        guard let close = bytes[(index + 1)..<end].firstIndex(of: quote) else {
            throw problem("the string is not closed")
        }
        let content = text(index + 1..<close)
        advance(to: close + 1)
        return content
    }

    private func number(in range: Range<Int>) -> TemplateValue? {
        let isNumeric = bytes[range].allSatisfy { byte in
            byte.isDigit || byte == .dot || byte == .minus || byte == .plus || byte | 0x20 == 0x65
        }
        guard isNumeric else { return nil }
        let digits = text(range)
        if let value = Int(digits) { return .int(value) }
        guard digits.utf8.last != .dot, let value = Double(digits), value.isFinite else { return nil }
        return .double(value)
    }

    private mutating func variableOrWord(_ range: Range<Int>) throws(SyntaxProblem) -> StencilExpression {
        let isFollowedBySubscript = range.upperBound < end && bytes[range.upperBound] == .leftBracket
        if !isFollowedBySubscript, range.count <= 5 {
            if take(keyword: "true") { return .literal(true) }
            if take(keyword: "false") { return .literal(false) }
            if take(keyword: "nil") { return .literal(nil) }
            if isReservedWord() { throw unexpectedValue() }
        }
        return .variable(try variablePath(range))
    }

    private mutating func isReservedWord() -> Bool { nextIs("in") || nextIs("and") || nextIs("or") || nextIs("not") }

    private mutating func variablePath(_ word: Range<Int>) throws(SyntaxProblem) -> VariablePath {
        let root = try dottedName(in: word, from: word.lowerBound)
        var members: [VariablePath.Member] = []
        try readMembers(in: word, after: root.upperBound, into: &members)
        advance(to: word.upperBound)
        while takeAdjacent(.leftBracket) {
            members.append(try subscripted(openedAt: index - 1))
            try readMembersAfterBracket(into: &members)
        }
        return VariablePath(name: text(root), offset: root.lowerBound, members: members)
    }

    /// Reads the names that follow the one that ends at `end`, each after a dot, up to the end of the word.
    private func readMembers(
        in word: Range<Int>,
        after end: Int,
        into members: inout [VariablePath.Member]
    ) throws(SyntaxProblem) {
        var end = end
        while end < word.upperBound {
            let name = try dottedName(in: word, from: end + 1)
            members.append(VariablePath.Member(name: text(name), offset: name.lowerBound))
            end = name.upperBound
        }
    }

    /// The range of the name that starts at `start` and goes up to a dot or the end of the word.
    private func dottedName(in word: Range<Int>, from start: Int) throws(SyntaxProblem) -> Range<Int> {
        var end = start
        while end < word.upperBound, bytes[end] != .dot { end += 1 }
        guard start < end else {
            let isRange = start > word.lowerBound && start < word.upperBound
            throw problem(
                "a name is missing beside the dot in \"\(text(word))\"",
                at: min(start, self.end),
                hint: isRange ? "a range is written \"1...3\"" : nil
            )
        }
        return start..<end
    }

    private mutating func subscripted(openedAt offset: Int) throws(SyntaxProblem) -> VariablePath.Member {
        guard remainingDepth > 0 else { throw problem("brackets stand too deep in each other", at: offset) }
        remainingDepth -= 1
        defer { remainingDepth += 1 }
        guard peek() != .rightBracket else { throw problem("nothing stands between the brackets", at: offset) }
        let key = try operand()
        guard take(.rightBracket) else { throw problem("\"[\" is not closed", at: offset) }
        return VariablePath.Member(name: "", offset: offset, subscripted: key)
    }

    private mutating func readMembersAfterBracket(into members: inout [VariablePath.Member]) throws(SyntaxProblem) {
        guard index < end, !bytes[index].isSpace else { return }
        let word = wordRange()
        guard !word.isEmpty else { return }
        guard bytes[index] == .dot else {
            throw problem("\"\(text(word))\" must be divided from the bracket by a dot")
        }
        try readMembers(in: word, after: word.lowerBound, into: &members)
        advance(to: word.upperBound)
    }
}
