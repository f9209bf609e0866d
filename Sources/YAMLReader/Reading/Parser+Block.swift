/// Block collections and the nodes in them.
extension Parser {
    /// Reads the node after an indicator, or nothing, which is null.
    ///
    /// Afterwards the parser stands on the next content that is not part of the node.
    ///
    /// - Parameter parent: The column of the collection that the node is in; -1 for the root.
    mutating func readNode(parent: Int, place: NodePlace) throws(YAMLProblem) -> YAMLNode {
        if case .document = place { return try readContent(parent: parent, start: startOfLine) }
        let afterIndicator = offset
        skipBlanks()
        if current == .hash, followsBlank { skipToLineEnd() }
        guard atLineEnd else {
            return try readContent(parent: parent, start: startOnLine(of: place, from: afterIndicator))
        }
        consumeBreak()
        moveToContent()
        return try readContentOfNextLine(parent: parent, place: place, emptyAt: afterIndicator)
    }

    private var startOfLine: CollectionStart {
        tabbed ? .afterTab(lineStart + indent) : .column(indent)
    }

    private func startOnLine(of place: NodePlace, from afterIndicator: Int) -> CollectionStart {
        switch place {
        case .document: return startOfLine
        case .documentLine: return .onLineOfMarker
        case .sequenceEntry:
            let tab = bytes[afterIndicator..<offset].firstIndex(of: .tab)
            return tab.map(CollectionStart.afterTab) ?? .column(offset - lineStart)
        case .mappingValue(let keyStart):
            let isCall = keyStart >= lineStart && Quoting.leavesParenthesisOpen(bytes[keyStart..<offset])
            return .onLineOfKey(textFrom: isCall ? keyStart : offset)
        }
    }

    private mutating func readContentOfNextLine(
        parent: Int,
        place: NodePlace,
        emptyAt: Int
    ) throws(YAMLProblem) -> YAMLNode {
        if atEnd || atDocumentMarker { return emptyNode(at: emptyAt) }
        if indent > parent { return try readContent(parent: parent, start: startOfLine) }
        if tabbed { throw tabProblem(at: lineStart + indent) }
        if case .mappingValue = place, indent == parent, current == .minus, nextSeparates {
            return try readSequence(column: indent, sharesColumn: true)
        }
        return emptyNode(at: emptyAt)
    }

    private mutating func readContent(parent: Int, start: CollectionStart) throws(YAMLProblem) -> YAMLNode {
        switch current {
        case .bar, .greater:
            return try readBlockScalar(parent: parent)
        case .minus where nextSeparates:
            return try readSequence(column: column(start, of: "a list"), sharesColumn: false)
        case .colon where nextSeparates:
            return try readMapping(column: column(start, of: "a mapping"), firstKey: emptyNode(at: offset))
        default:
            return try readLeafOrMapping(parent: parent, start: start)
        }
    }

    /// The column of a collection that begins here.
    private func column(_ start: CollectionStart, of name: String) throws(YAMLProblem) -> Int {
        switch start {
        case .column(let column): return column
        case .afterTab(let tab): throw tabProblem(at: tab)
        case .onLineOfKey:
            throw invalid(
                at: offset,
                "\(name) cannot start on the line of its key",
                hint: "put it on a line of its own, indented"
            )
        case .onLineOfMarker:
            throw invalid(
                at: offset,
                "\(name) cannot start on the line of \"---\"",
                hint: "put it on a line of its own"
            )
        }
    }

    private mutating func readLeafOrMapping(parent: Int, start: CollectionStart) throws(YAMLProblem) -> YAMLNode {
        let from = offset
        let line = lineStart
        let leaf = try readLeaf(parent: parent)
        skipBlanks()
        guard current == .colon, nextSeparates else {
            try finishLine(after: leaf.subject, textFrom: start.textFrom)
            return leaf.node
        }
        guard lineStart == line else { throw misplacedMapping(textFrom: from) }
        guard leaf.node.scalar != nil else { throw collectionKeyProblem(at: from) }
        if let textFrom = start.textFrom { throw misplacedMapping(textFrom: textFrom) }
        return try readMapping(column: column(start, of: "a mapping"), firstKey: leaf.node)
    }

    /// A scalar or flow collection, which may still turn out to be a key, and what to call it.
    private mutating func readLeaf(parent: Int) throws(YAMLProblem) -> (node: YAMLNode, subject: String) {
        switch current {
        case .doubleQuote: return (try readDoubleQuoted(minimum: parent + 1), "the closing quote")
        case .singleQuote: return (try readSingleQuoted(minimum: parent + 1), "the closing quote")
        case .leftBracket: return (try readFlowSequence(minimum: parent + 1), "\"]\"")
        case .leftBrace: return (try readFlowMapping(minimum: parent + 1), "\"}\"")
        default:
            try checkPlainStart(inFlow: false)
            return (try readPlain(minimum: parent + 1, inFlow: false), "the text")
        }
    }

    // MARK: Sequences

    /// - Parameter sharesColumn: Whether the mapping whose value this is stands in the same column, as YAML allows.
    private mutating func readSequence(column: Int, sharesColumn: Bool) throws(YAMLProblem) -> YAMLNode {
        try enter(at: offset)
        let start = offset
        var items: [YAMLNode] = []
        repeat {
            offset += 1
            items.append(try readNode(parent: column, place: .sequenceEntry))
        } while try sequenceContinues(column: column, sharesColumn: sharesColumn)
        leave()
        return collection(.sequence(items), from: start, last: items.last)
    }

    private mutating func sequenceContinues(column: Int, sharesColumn: Bool) throws(YAMLProblem) -> Bool {
        guard try lineBelongs(to: column) else { return false }
        if current == .minus, nextSeparates { return true }
        if sharesColumn { return false }
        throw invalid(
            at: offset,
            "expected another \"- \" entry of the list, found \(Quoting.quoted(restOfLine(from: offset)))",
            hint: "indent the line if it continues the entry above"
        )
    }

    // MARK: Mappings

    /// Reads the entries from the colon of the first one on.
    private mutating func readMapping(column: Int, firstKey: YAMLNode) throws(YAMLProblem) -> YAMLNode {
        try enter(at: offset)
        var keys = KeySet()
        var entries: [YAMLEntry] = []
        var key = firstKey
        while true {
            try keys.insert(key, for: self)
            offset += 1
            let value = try readNode(parent: column, place: .mappingValue(keyStart: key.start.offset))
            entries.append(YAMLEntry(key: key, value: value))
            guard try lineBelongs(to: column) else { break }
            key = try readKey()
        }
        leave()
        return collection(.mapping(entries), from: firstKey.start.offset, last: entries.last?.value)
    }

    /// Reads a key at the beginning of a line, up to its colon.
    private mutating func readKey() throws(YAMLProblem) -> YAMLNode {
        if current == .colon, nextSeparates { return emptyNode(at: offset) }
        if current == .minus, nextSeparates {
            throw invalid(
                at: offset,
                "a list entry cannot stand between the keys of a mapping",
                hint: "indent it if it belongs to the key above, which then must have no value of its own"
            )
        }
        let start = offset
        let line = lineStart
        let leaf = try readKeyLeaf()
        skipBlanks()
        guard current == .colon, nextSeparates else { throw missingColon(after: start, leaf: leaf) }
        guard lineStart == line else { throw invalid(at: start, "a key must end on the line where it begins") }
        guard leaf.scalar != nil else { throw collectionKeyProblem(at: start) }
        return leaf
    }

    /// What stands where a key must be; plain text only as far as its line goes.
    private mutating func readKeyLeaf() throws(YAMLProblem) -> YAMLNode {
        guard current != .bar, current != .greater else {
            throw invalid(
                at: offset,
                "a block of text cannot be a key",
                hint: "indent it under the key that it belongs to"
            )
        }
        switch current {
        case .doubleQuote, .singleQuote, .leftBracket, .leftBrace: return try readLeaf(parent: indent).node
        default:
            try checkPlainStart(inFlow: false)
            return readPlainLine()
        }
    }

    private func missingColon(after start: Int, leaf: YAMLNode) -> YAMLProblem {
        let rest = restOfLine(from: start)
        let word = leaf.scalar?.style == .plain ? Quoting.wordWithColonButNoSpace(in: rest) : nil
        return invalid(
            at: start,
            "expected a key and a colon, found \(Quoting.quoted(rest))",
            hint: word.map { "put a space after \":\" in \(Quoting.quoted($0))" }
                ?? "indent the line if it continues the value above"
        )
    }

    // MARK: Both

    /// Whether the content that comes next stands in a collection's column; a line that stands deeper is an error.
    private mutating func lineBelongs(to column: Int) throws(YAMLProblem) -> Bool {
        if atEnd || atDocumentMarker { return false }
        if tabbed { throw tabProblem(at: lineStart + indent) }
        if indent > column { throw indentationProblem(expected: column) }
        leftColumn = indent < column ? column : nil
        return indent == column
    }

    private func collection(_ content: YAMLNode.Content, from start: Int, last: YAMLNode?) -> YAMLNode {
        let begin = source.position(at: start)
        return YAMLNode(content: content, start: begin, end: last?.end ?? begin)
    }
}
