import Diagnostics

/// Block collections.
///
/// The parser keeps open collections in an array instead of recursing, so that deep nesting cannot exhaust the stack.
extension YAMLParser {
    /// Reads the document's root node.
    mutating func readRoot(place: NodePlace) throws(YAMLProblem) -> YAMLNode {
        var step = try beginNode(parent: -1, place: place)
        while true {
            if case .finished(let node) = step {
                guard !levels.isEmpty else { return node }
                levels[levels.count - 1].add(node)
                if try !moveToNextEntry() {
                    step = .finished(closeLevel())
                    continue
                }
            }
            step = try beginEntry()
        }
    }

    /// Moves from an entry's indicator into the entry.
    private mutating func beginEntry() throws(YAMLProblem) -> BlockStep {
        offset += 1
        let last = levels.count - 1
        let place = levels[last].key.map { NodePlace.mappingValue(keyStart: $0.start.offset) } ?? .sequenceEntry
        return try beginNode(parent: levels[last].column, place: place)
    }

    /// Reads the node after an indicator, null if there is none; only the start of a collection.
    ///
    /// After a whole node the parser is at the next content.
    ///
    /// - Parameter parent: The column of the enclosing collection; -1 for the root.
    private mutating func beginNode(parent: Int, place: NodePlace) throws(YAMLProblem) -> BlockStep {
        if case .document = place { return try beginContent(parent: parent, start: startOfLine) }
        let afterIndicator = offset
        skipBlanks()
        if current == .hash, followsBlank { skipToLineEnd() }
        guard atLineEnd else {
            return try beginContent(parent: parent, start: startOnLine(of: place, from: afterIndicator))
        }
        consumeBreak()
        moveToContent()
        return try beginContentOfNextLine(parent: parent, place: place, emptyAt: afterIndicator)
    }

    private var startOfLine: CollectionStart { tabbed ? .afterTab(lineStart + indent) : .column(indent) }

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

    private mutating func beginContentOfNextLine(
        parent: Int,
        place: NodePlace,
        emptyAt: Int
    ) throws(YAMLProblem) -> BlockStep {
        if atEnd || atDocumentMarker { return .finished(emptyNode(at: emptyAt)) }
        if indent > parent { return try beginContent(parent: parent, start: startOfLine) }
        if tabbed { throw tabProblem(at: lineStart + indent) }
        if case .mappingValue = place, indent == parent, current == .minus, nextSeparates {
            return try openSequence(column: indent, sharesColumn: true)
        }
        return .finished(emptyNode(at: emptyAt))
    }

    private mutating func beginContent(parent: Int, start: CollectionStart) throws(YAMLProblem) -> BlockStep {
        switch current {
        case .bar, .greater:
            return .finished(try readBlockScalar(parent: parent))
        case .minus where nextSeparates:
            return try openSequence(column: column(start, of: "a list"), sharesColumn: false)
        case .colon where nextSeparates:
            return try openMapping(column: column(start, of: "a mapping"), firstKey: emptyNode(at: offset))
        default:
            return try beginLeafOrMapping(parent: parent, start: start)
        }
    }

    /// The column of a collection that starts here.
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

    private mutating func beginLeafOrMapping(parent: Int, start: CollectionStart) throws(YAMLProblem) -> BlockStep {
        let from = offset
        let line = lineStart
        let leaf = try readLeaf(parent: parent)
        skipBlanks()
        guard current == .colon, nextSeparates else {
            try finishLine(after: leaf.subject, text: (start.textFrom, from))
            return .finished(leaf.node)
        }
        guard lineStart == line else { throw misplacedMapping(textFrom: from) }
        guard leaf.node.scalar != nil else { throw collectionKeyProblem(at: from) }
        if let textFrom = start.textFrom { throw misplacedMapping(textFrom: textFrom) }
        return try openMapping(column: column(start, of: "a mapping"), firstKey: leaf.node)
    }

    /// Reads a scalar or flow collection, which may be a key, with its name for messages.
    private mutating func readLeaf(parent: Int) throws(YAMLProblem) -> (node: YAMLNode, subject: String) {
        switch current {
        case .doubleQuote: return (try readDoubleQuoted(minimum: parent + 1), "the closing quote")
        case .singleQuote: return (try readSingleQuoted(minimum: parent + 1), "the closing quote")
        case .leftBracket: return (try readFlowCollection(minimum: parent + 1), "\"]\"")
        case .leftBrace: return (try readFlowCollection(minimum: parent + 1), "\"}\"")
        default:
            try checkPlainStart(inFlow: false)
            return (try readPlain(minimum: parent + 1, inFlow: false), "the text")
        }
    }

    // MARK: Entries

    private mutating func openSequence(column: Int, sharesColumn: Bool) throws(YAMLProblem) -> BlockStep {
        try enter(at: offset)
        levels.append(BlockLevel(kind: .sequence(sharesColumn: sharesColumn), column: column, start: offset))
        return .opened
    }

    /// Opens a mapping at the colon of its first key.
    private mutating func openMapping(column: Int, firstKey: YAMLNode) throws(YAMLProblem) -> BlockStep {
        try enter(at: offset)
        levels.append(BlockLevel(kind: .mapping, column: column, start: firstKey.start.offset))
        try setKey(firstKey)
        return .opened
    }

    private mutating func setKey(_ key: YAMLNode) throws(YAMLProblem) {
        try levels[levels.count - 1].keys.insert(key)
        levels[levels.count - 1].key = key
    }

    private mutating func closeLevel() -> YAMLNode {
        let level = levels.removeLast()
        leave()
        let isMapping = level.key != nil
        let end = isMapping ? level.entries.last?.value.end : level.items.last?.end
        let start = source.position(at: level.start)
        return YAMLNode(
            content: isMapping ? .mapping(level.entries) : .sequence(level.items),
            start: start,
            end: end ?? start
        )
    }

    /// Moves to the dash or colon of the innermost collection's next entry.
    ///
    /// - Returns: Whether there is one; if not, the parser is at the next content.
    private mutating func moveToNextEntry() throws(YAMLProblem) -> Bool {
        let last = levels.count - 1
        guard try lineBelongs(to: levels[last].column) else { return false }
        guard case .sequence(let sharesColumn) = levels[last].kind else {
            try setKey(try readKey())
            return true
        }
        if current == .minus, nextSeparates { return true }
        if sharesColumn { return false }
        throw missingDash()
    }

    private func missingDash() -> YAMLProblem {
        invalid(
            at: offset,
            "expected another \"- \" entry of the list, found \(Quoting.quoted(restOfLine(from: offset)))",
            hint: "indent the line if it continues the entry above"
        )
    }

    /// Reads a key at the start of a line, up to its colon.
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

    /// Reads the scalar or collection in the place of a key, at most to the end of the line.
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

    /// Whether the next content is in a collection's column; a deeper column is an error.
    private mutating func lineBelongs(to column: Int) throws(YAMLProblem) -> Bool {
        if atEnd || atDocumentMarker { return false }
        if tabbed { throw tabProblem(at: lineStart + indent) }
        if indent > column { throw indentationProblem(expected: column) }
        leftColumn = indent < column ? column : nil
        return indent == column
    }
}
