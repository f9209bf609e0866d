import Diagnostics

/// Plain scalars: text without quotes.
extension Parser {
    /// Refuses what cannot begin plain text, each with its reason.
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

    /// Reads plain text and the lines that continue it.
    ///
    /// The parser then stands after the text: at a colon that ends it, a comment, a bracket or comma (inside brackets), or the
    /// end of its last line.
    ///
    /// - Parameter minimum: How many spaces a line must begin with to continue the text.
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

    /// Reads plain text as far as its line goes.
    mutating func readPlainLine() -> YAMLNode {
        let start = offset
        let end = scanPlainLine(inFlow: false)
        return node(.scalar(YAMLScalar(text: text(start, end), style: .plain)), from: start, to: end)
    }

    /// Steps over the plain text of one line.
    ///
    /// - Returns: The end of the text without blanks after it.
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

    /// Whether the character at a place may follow `-`, `?` or `:` within plain text.
    func isPlainSafe(at place: Int, inFlow: Bool) -> Bool {
        guard place < bytes.count, !bytes[place].isBlank, !bytes[place].isBreak else { return false }
        return !inFlow || !bytes[place].isFlowIndicator
    }

    /// From the end of a line of plain text to the line that continues it.
    ///
    /// - Returns: The number of empty lines between; nil, with the parser where it was, if no line continues the text.
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
    /// What a line break and the empty lines after it become inside plain and quoted text: a space, or the empty lines.
    mutating func append(emptyLines: Int) {
        if emptyLines == 0 {
            append(.space)
        } else {
            append(contentsOf: repeatElement(.lineFeed, count: emptyLines))
        }
    }
}
