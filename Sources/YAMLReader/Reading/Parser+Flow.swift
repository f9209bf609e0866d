/// Flow collections: lists in brackets and mappings in braces.
extension Parser {
    /// - Parameter minimum: How many spaces every further line of the collection must begin with.
    mutating func readFlowSequence(minimum: Int) throws(YAMLProblem) -> YAMLNode {
        try enter(at: offset)
        let start = offset
        var items: [YAMLNode] = []
        offset += 1
        try skipFlowSpace(opened: start, minimum: minimum)
        while current != .rightBracket {
            items.append(try readFlowItem(opened: start, minimum: minimum))
            try finishFlowEntry(opened: start, close: .rightBracket, minimum: minimum)
        }
        offset += 1
        leave()
        return node(.sequence(items), from: start, to: offset)
    }

    mutating func readFlowMapping(minimum: Int) throws(YAMLProblem) -> YAMLNode {
        try enter(at: offset)
        let start = offset
        var keys = KeySet()
        var entries: [YAMLEntry] = []
        offset += 1
        try skipFlowSpace(opened: start, minimum: minimum)
        while current != .rightBrace {
            let entry = try readFlowEntry(opened: start, minimum: minimum)
            try keys.insert(entry.key, for: self)
            entries.append(entry)
            try finishFlowEntry(opened: start, close: .rightBrace, minimum: minimum)
        }
        offset += 1
        leave()
        return node(.mapping(entries), from: start, to: offset)
    }

    // MARK: Entries

    /// An item of a list, which is a mapping of one key if a colon follows on the same line.
    private mutating func readFlowItem(opened: Int, minimum: Int) throws(YAMLProblem) -> YAMLNode {
        let start = offset
        let line = lineStart
        let key = atFlowColon(afterQuotes: false) ? emptyNode(at: offset) : try readFlowNode(minimum: minimum)
        try skipFlowSpace(opened: opened, minimum: minimum)
        guard atFlowColon(afterQuotes: !key.isPlain) else { return key }
        guard lineStart == line else {
            throw invalid(
                at: start,
                "a key in a list must stand on one line with its colon",
                hint: "use \"{\" and \"}\""
            )
        }
        guard key.scalar != nil else { throw collectionKeyProblem(at: start) }
        try enter(at: start)
        offset += 1
        let value = try readFlowValue(opened: opened, minimum: minimum)
        leave()
        return YAMLNode(
            content: .mapping([YAMLEntry(key: key, value: value)]),
            start: key.start,
            end: value.end
        )
    }

    private mutating func readFlowEntry(opened: Int, minimum: Int) throws(YAMLProblem) -> YAMLEntry {
        let start = offset
        let key = atFlowColon(afterQuotes: false) ? emptyNode(at: offset) : try readFlowNode(minimum: minimum)
        let end = offset
        try skipFlowSpace(opened: opened, minimum: minimum)
        guard atFlowColon(afterQuotes: !key.isPlain) else {
            guard key.scalar != nil else { throw collectionKeyProblem(at: start) }
            return YAMLEntry(key: key, value: emptyNode(at: end))
        }
        guard key.scalar != nil else { throw collectionKeyProblem(at: start) }
        offset += 1
        return YAMLEntry(key: key, value: try readFlowValue(opened: opened, minimum: minimum))
    }

    /// What follows a colon, if anything does.
    private mutating func readFlowValue(opened: Int, minimum: Int) throws(YAMLProblem) -> YAMLNode {
        let afterColon = offset
        try skipFlowSpace(opened: opened, minimum: minimum)
        switch current {
        case .comma, .rightBracket, .rightBrace: return emptyNode(at: afterColon)
        default: return try readFlowNode(minimum: minimum)
        }
    }

    private mutating func readFlowNode(minimum: Int) throws(YAMLProblem) -> YAMLNode {
        switch current {
        case .doubleQuote: return try readDoubleQuoted(minimum: minimum)
        case .singleQuote: return try readSingleQuoted(minimum: minimum)
        case .leftBracket: return try readFlowSequence(minimum: minimum)
        case .leftBrace: return try readFlowMapping(minimum: minimum)
        case .comma: throw invalid(at: offset, "unexpected \",\"", hint: "take one of the commas out")
        default:
            try checkPlainStart(inFlow: true)
            return try readPlain(minimum: minimum, inFlow: true)
        }
    }

    // MARK: Between entries

    /// A colon that ends a key: after quotes and brackets any colon does, after plain text one that cannot be its part.
    private func atFlowColon(afterQuotes: Bool) -> Bool {
        current == .colon && (afterQuotes || !isPlainSafe(at: offset + 1, inFlow: true))
    }

    private mutating func finishFlowEntry(opened: Int, close: UInt8, minimum: Int) throws(YAMLProblem) {
        try skipFlowSpace(opened: opened, minimum: minimum)
        if current == .comma {
            offset += 1
            try skipFlowSpace(opened: opened, minimum: minimum)
        } else if current != close {
            throw missingComma(close: close)
        }
    }

    private func missingComma(close: UInt8) -> YAMLProblem {
        let expected = "expected \",\" or \(close == .rightBrace ? "\"}\"" : "\"]\"")"
        if current == .hash {
            return invalid(at: offset, "\(expected), found \"#\"", hint: "put a space before a comment")
        }
        return invalid(
            at: offset,
            "\(expected), found \(Quoting.quoted(restOfLine(from: offset)))",
            hint: "quote text that contains brackets, commas or \": \""
        )
    }

    /// Steps over blanks, comments and line breaks inside brackets.
    private mutating func skipFlowSpace(opened: Int, minimum: Int) throws(YAMLProblem) {
        while true {
            skipBlanks()
            if current == .hash, followsBlank { skipToLineEnd() }
            if atEnd {
                throw invalid(at: opened, "the \"\(text(opened, opened + 1))\" that opens here is never closed")
            }
            guard atLineEnd else { return }
            consumeBreak()
            measureIndent()
            if !atLineEnd, current != .hash { try checkFlowLine(minimum: minimum) }
        }
    }

    private func checkFlowLine(minimum: Int) throws(YAMLProblem) {
        if atDocumentMarker { throw invalid(at: offset, "the document ends inside brackets") }
        guard indent < minimum else { return }
        if tabbed { throw tabProblem(at: lineStart + indent) }
        throw invalid(
            at: offset,
            "a line inside brackets must be indented deeper than what the brackets belong to",
            hint: "indent the line by \(spaces(minimum)), also if it only closes the brackets"
        )
    }
}

extension YAMLNode {
    fileprivate var isPlain: Bool { scalar?.style == .plain }
}
