import Diagnostics

/// Plain scalars, which have no quotes.
extension YAMLParser {
    /// Refuses characters that cannot start plain text.
    func checkPlainStart(inFlow: Bool) throws(YAMLProblem) {
        switch current {
        case .ampersand, .asterisk, .exclamation:
            throw propertyProblem()
        case .question where !isPlainSafe(at: offset + 1, inFlow: inFlow):
            throw explicitKeyProblem()
        case .minus where !isPlainSafe(at: offset + 1, inFlow: inFlow):
            throw invalid(at: offset, "a \"-\" entry cannot stand here", hint: "quote \"-\" if it is text")
        case .colon where !isPlainSafe(at: offset + 1, inFlow: inFlow):
            throw invalid(at: offset, "unexpected \":\"", hint: "quote \":\" if it is text")
        case .at, .backquote, .percent, .bar, .greater:
            let character = text(offset, offset + 1)
            throw invalid(
                at: offset,
                "text without quotes cannot begin with \"\(character)\"",
                hint: inFlow ? "quote the text" : Quoting.hint(forWhole: restOfLine(from: offset))
            )
        case .rightBracket, .rightBrace, .comma:
            throw invalid(
                at: offset,
                "unexpected \"\(text(offset, offset + 1))\"",
                hint: "quote the text if it is meant as such"
            )
        case .hash:
            throw invalid(at: offset, "unexpected \"#\"", hint: "put a space before a comment")
        default: break
        }
    }

    /// Reads plain text and its continuation lines.
    ///
    /// The parser is then after the text: at a colon, a comment, a bracket or comma (inside brackets), or the end of the line.
    ///
    /// - Parameter minimum: The least indentation of a continuation line, in spaces.
    mutating func readPlain(minimum: Int, inFlow: Bool) throws(YAMLProblem) -> YAMLNode {
        let start = offset
        var end = scanPlainLine(inFlow: inFlow)
        var folded: [UInt8] = []
        while atLineEnd, let emptyLines = moveToContinuation(minimum: minimum, inFlow: inFlow) {
            if folded.isEmpty { folded.append(contentsOf: bytes[start..<end]) }
            folded.append(emptyLines: emptyLines)
            let from = offset
            end = scanPlainLine(inFlow: inFlow)
            folded.append(contentsOf: bytes[from..<end])
        }
        let text = folded.isEmpty ? text(start, end) : String(decoding: folded, as: UTF8.self)
        return node(.scalar(YAMLScalar(text: text, style: .plain)), from: start, to: end)
    }

    /// Reads the plain text on this line.
    mutating func readPlainLine() -> YAMLNode {
        let start = offset
        let end = scanPlainLine(inFlow: false)
        return node(.scalar(YAMLScalar(text: text(start, end), style: .plain)), from: start, to: end)
    }

    /// Skips the plain text on this line.
    ///
    /// - Returns: The end of the text, without trailing blanks.
    private mutating func scanPlainLine(inFlow: Bool) -> Int {
        var end = offset
        while !atLineEnd {
            let byte = bytes[offset]
            if byte.isBlank {
                offset += 1
                continue
            }
            if byte == .hash, offset > end { break }
            if byte == .colon, !isPlainSafe(at: offset + 1, inFlow: inFlow) { break }
            if inFlow, byte.isFlowIndicator { break }
            offset += 1
            end = offset
        }
        return end
    }

    /// Whether the character at an offset may follow `-`, `?` or `:` in plain text.
    func isPlainSafe(at place: Int, inFlow: Bool) -> Bool {
        guard place < bytes.count, !bytes[place].isBlank, !bytes[place].isBreak else { return false }
        return !inFlow || !bytes[place].isFlowIndicator
    }

    /// Moves from the end of a line of plain text to its continuation line.
    ///
    /// - Returns: The number of skipped empty lines; `nil`, without moving, if there is no continuation.
    private mutating func moveToContinuation(minimum: Int, inFlow: Bool) -> Int? {
        let saved = (offset: offset, lineStart: lineStart)
        var emptyLines = -1
        repeat {
            consumeBreak()
            measureIndent()
            emptyLines += 1
        } while atLineEnd && !atEnd
        if continuesPlain(minimum: minimum, inFlow: inFlow) { return emptyLines }
        (offset, lineStart) = saved
        return nil
    }

    private func continuesPlain(minimum: Int, inFlow: Bool) -> Bool {
        if atEnd || atDocumentMarker || indent < minimum || current == .hash { return false }
        guard inFlow else { return true }
        if current.isFlowIndicator { return false }
        return current != .colon || isPlainSafe(at: offset + 1, inFlow: true)
    }
}

extension [UInt8] {
    /// Folds a line break: into a space, or into the empty lines after it.
    mutating func append(emptyLines: Int) {
        if emptyLines == 0 {
            append(.space)
        } else {
            append(contentsOf: repeatElement(.lineFeed, count: emptyLines))
        }
    }
}
