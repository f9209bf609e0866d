import Diagnostics

/// Flow collections: lists in brackets and mappings in braces.
///
/// The parser keeps open collections in an array, as for block collections.
extension YAMLParser {
    /// Reads the collection that starts here.
    ///
    /// - Parameter minimum: The least indentation of its further lines, in spaces.
    mutating func readFlowCollection(minimum: Int) throws(YAMLProblem) -> YAMLNode {
        try openFlow(minimum: minimum)
        while true {
            guard let node = try nextFlowNode(minimum: minimum) else { continue }
            if flowLevels.isEmpty { return node }
            try take(node, minimum: minimum)
        }
    }

    // MARK: Opening and closing

    private mutating func openFlow(minimum: Int) throws(YAMLProblem) {
        try enter(at: offset)
        flowLevels.append(FlowLevel(isMapping: current == .leftBrace, start: offset))
        offset += 1
        try skipFlowSpace(minimum: minimum)
    }

    private mutating func closeFlow() -> YAMLNode {
        offset += 1
        leave()
        let level = flowLevels.removeLast()
        return node(level.isMapping ? .mapping(level.entries) : .sequence(level.items), from: level.start, to: offset)
    }

    // MARK: Entries

    /// Reads the next key, item or value, or the end of the innermost collection.
    ///
    /// - Returns: The node; `nil` if a collection was opened.
    private mutating func nextFlowNode(minimum: Int) throws(YAMLProblem) -> YAMLNode? {
        let last = flowLevels.count - 1
        if flowLevels[last].key != nil {
            if !isJSON, [.comma, .rightBracket, .rightBrace].contains(current) {
                return emptyNode(at: flowLevels[last].valueStart)
            }
        } else {
            if current == flowLevels[last].close { return closeFlow() }
            flowLevels[last].entryStart = offset
            flowLevels[last].entryLine = lineStart
            if isJSON, flowLevels[last].isMapping, current != .doubleQuote {
                throw expected("a key in double quotes")
            }
            if !isJSON, atFlowColon(afterQuotes: false) { return emptyNode(at: offset) }
        }
        if current == .leftBracket || current == .leftBrace {
            try openFlow(minimum: minimum)
            return nil
        }
        return try readFlowScalar(minimum: minimum)
    }

    private mutating func readFlowScalar(minimum: Int) throws(YAMLProblem) -> YAMLNode {
        if isJSON { return try readJSONScalar() }
        switch current {
        case .doubleQuote: return try readDoubleQuoted(minimum: minimum)
        case .singleQuote: return try readSingleQuoted(minimum: minimum)
        case .comma: throw invalid(at: offset, "unexpected \",\"", hint: "take one of the commas out")
        default:
            try checkPlainStart(inFlow: true)
            return try readPlain(minimum: minimum, inFlow: true)
        }
    }

    /// Adds a node to the innermost collection and moves on.
    private mutating func take(_ node: YAMLNode, minimum: Int) throws(YAMLProblem) {
        let last = flowLevels.count - 1
        if let key = flowLevels[last].key {
            flowLevels[last].key = nil
            addEntry(YAMLEntry(key: key, value: node))
        } else {
            try skipFlowSpace(minimum: minimum)
            if isJSON, flowLevels[last].isMapping, current != .colon { throw expected("\":\"") }
            if isJSON ? flowLevels[last].isMapping : atFlowColon(afterQuotes: node.scalar?.style != .plain) {
                try beginValue(of: node)
                return try skipFlowSpace(minimum: minimum)
            }
            try addItem(node)
        }
        try finishFlowEntry(minimum: minimum)
    }

    /// Makes a node a key, at its colon. In a list it starts a mapping with one entry.
    private mutating func beginValue(of key: YAMLNode) throws(YAMLProblem) {
        let last = flowLevels.count - 1
        let start = flowLevels[last].entryStart
        if !flowLevels[last].isMapping {
            guard lineStart == flowLevels[last].entryLine else { throw distantColon(from: start) }
            try enter(at: start)
        }
        try checkKey(key)
        flowLevels[last].key = key
        offset += 1
        flowLevels[last].valueStart = offset
    }

    private mutating func checkKey(_ key: YAMLNode) throws(YAMLProblem) {
        guard key.scalar != nil else { throw collectionKeyProblem(at: key.start.offset) }
        if !isJSON, flowLevels[flowLevels.count - 1].isMapping { try flowLevels[flowLevels.count - 1].keys.insert(key) }
    }

    private mutating func addEntry(_ entry: YAMLEntry) {
        let last = flowLevels.count - 1
        if flowLevels[last].isMapping {
            flowLevels[last].entries.append(entry)
        } else {
            leave()
            let pair = YAMLNode(content: .mapping([entry]), start: entry.key.start, end: entry.value.end)
            flowLevels[last].items.append(pair)
        }
    }

    /// Adds a node without a colon: an item, or a key without a value.
    private mutating func addItem(_ node: YAMLNode) throws(YAMLProblem) {
        let last = flowLevels.count - 1
        if flowLevels[last].isMapping {
            try checkKey(node)
            flowLevels[last].entries.append(YAMLEntry(key: node, value: emptyNode(at: node.end.offset)))
        } else {
            flowLevels[last].items.append(node)
        }
    }

    private func distantColon(from start: Int) -> YAMLProblem {
        invalid(at: start, "a key in a list must stand on one line with its colon", hint: "use \"{\" and \"}\"")
    }

    // MARK: Between entries

    /// Whether a colon here ends a key. After plain text, only a colon that cannot be part of it does.
    private func atFlowColon(afterQuotes: Bool) -> Bool {
        current == .colon && (afterQuotes || !isPlainSafe(at: offset + 1, inFlow: true))
    }

    private mutating func finishFlowEntry(minimum: Int) throws(YAMLProblem) {
        try skipFlowSpace(minimum: minimum)
        if current == .comma {
            offset += 1
            try skipFlowSpace(minimum: minimum)
            // JSON has no trailing comma.
            if isJSON, current == flowLevels[flowLevels.count - 1].close {
                throw expected(current == .rightBrace ? "a key in double quotes" : "a value")
            }
        } else if current != flowLevels[flowLevels.count - 1].close {
            throw missingComma(close: flowLevels[flowLevels.count - 1].close)
        }
    }

    private func missingComma(close: UInt8) -> YAMLProblem {
        let wanted = "\",\" or \(close == .rightBrace ? "\"}\"" : "\"]\"")"
        if isJSON { return expected(wanted) }
        let expected = "expected \(wanted)"
        if current == .hash {
            return invalid(at: offset, "\(expected), found \"#\"", hint: "put a space before a comment")
        }
        return invalid(
            at: offset,
            "\(expected), found \(Quoting.quoted(restOfLine(from: offset)))",
            hint: "quote text that contains brackets, commas or \": \""
        )
    }

    /// Skips blanks, comments and line breaks inside brackets.
    private mutating func skipFlowSpace(minimum: Int) throws(YAMLProblem) {
        while true {
            if isJSON {
                skipJSONSpace()
                if !atEnd { return }
            }
            skipBlanks()
            if current == .hash, followsBlank { skipToLineEnd() }
            if atEnd { throw unclosedProblem() }
            guard atLineEnd else { return }
            consumeBreak()
            measureIndent()
            if !atLineEnd, current != .hash { try checkFlowLine(minimum: minimum) }
        }
    }

    private func unclosedProblem() -> YAMLProblem {
        let opened = flowLevels[flowLevels.count - 1].start
        return invalid(at: opened, "the \"\(text(opened, opened + 1))\" that opens here is never closed")
    }

    private func checkFlowLine(minimum: Int) throws(YAMLProblem) {
        if atDocumentMarker { throw invalid(at: offset, "the document ends inside brackets") }
        // A line that begins with the closing bracket is not YAML 1.2 either, but usual, and read by libyaml.
        guard indent < minimum, current != flowLevels[flowLevels.count - 1].close || tabbed else { return }
        if tabbed { throw tabProblem(at: lineStart + indent) }
        throw invalid(
            at: offset,
            "a line inside brackets must be indented deeper than what the brackets belong to",
            hint: "indent the line by \(spaces(minimum))"
        )
    }
}
