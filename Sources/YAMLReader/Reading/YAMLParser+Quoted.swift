import Diagnostics

/// Quoted scalars.
extension YAMLParser {
    mutating func readSingleQuoted(minimum: Int) throws(YAMLProblem) -> YAMLNode {
        let start = offset
        var result: [UInt8] = []
        offset += 1
        while true {
            let from = offset
            while !atLineEnd, current != .singleQuote { offset += 1 }
            result.append(contentsOf: bytes[from..<offset])
            if current == .singleQuote {
                guard next == .singleQuote else { break }
                result.append(.singleQuote)
                offset += 2
            } else {
                trimBlanks(&result, since: from)
                result.append(emptyLines: try moveToNextQuotedLine(opened: start, minimum: minimum))
            }
        }
        return closeQuoted(result, style: .singleQuoted, from: start)
    }

    mutating func readDoubleQuoted(minimum: Int) throws(YAMLProblem) -> YAMLNode {
        let start = offset
        var result: [UInt8] = []
        offset += 1
        while current != .doubleQuote {
            let from = offset
            while !atLineEnd, current != .doubleQuote, current != .backslash { offset += 1 }
            result.append(contentsOf: bytes[from..<offset])
            if current == .backslash {
                offset += 1
                if !atEnd, atLineEnd {
                    let emptyLines = try moveToNextQuotedLine(opened: start, minimum: minimum)
                    result.append(contentsOf: repeatElement(.lineFeed, count: emptyLines))
                } else {
                    try appendEscape(to: &result, opened: start)
                }
            } else if current != .doubleQuote {
                trimBlanks(&result, since: from)
                result.append(emptyLines: try moveToNextQuotedLine(opened: start, minimum: minimum))
            }
        }
        return closeQuoted(result, style: .doubleQuoted, from: start)
    }

    private mutating func closeQuoted(_ bytes: [UInt8], style: YAMLScalar.Style, from start: Int) -> YAMLNode {
        offset += 1
        noteQuoted(start..<offset)
        let scalar = YAMLScalar(text: String(decoding: bytes, as: UTF8.self), style: style)
        return node(.scalar(scalar), from: start, to: offset)
    }

    /// Removes the blanks before a line break, unless they are escapes.
    private func trimBlanks(_ result: inout [UInt8], since from: Int) {
        var count = offset - from
        while count > 0, let last = result.last, last.isBlank {
            result.removeLast()
            count -= 1
        }
    }

    /// Moves from the end of a line to the text of the next line that is not empty.
    ///
    /// - Returns: The number of skipped empty lines.
    private mutating func moveToNextQuotedLine(opened: Int, minimum: Int) throws(YAMLProblem) -> Int {
        var emptyLines = -1
        repeat {
            consumeBreak()
            measureIndent()
            emptyLines += 1
            if atEnd { throw invalid(at: opened, "the quote that opens here is never closed") }
        } while atLineEnd
        if atDocumentMarker {
            throw invalid(at: offset, "the document ends inside quotes", hint: "indent the line if it is quoted text")
        }
        guard indent >= minimum else {
            if tabbed { throw tabProblem(at: lineStart + indent) }
            throw invalid(at: offset, "quoted text must be indented", hint: "indent the line by \(spaces(minimum))")
        }
        return emptyLines
    }

    // MARK: Escapes

    /// Reads an escape after its backslash.
    private mutating func appendEscape(to result: inout [UInt8], opened: Int) throws(YAMLProblem) {
        if atEnd { throw invalid(at: opened, "the quote that opens here is never closed") }
        if isJSON, !"\"\\/bfnrtu".utf8.contains(current) {
            throw invalid(at: offset - 1, "this is no escape of JSON; a backslash is written \"\\\\\"")
        }
        if let plain = Self.simpleEscapes[current] {
            result.append(contentsOf: plain.utf8)
            offset += 1
            return
        }
        let length =
            switch current {
            case .lowerX: 2
            case .lowerU: 4
            case 0x55: 8
            default: throw unknownEscape()
            }
        let start = offset - 1
        offset += 1
        var value = try readHex(length, from: start)
        if length == 4, (0xD800...0xDBFF).contains(value) { value = try joinSurrogates(high: value, from: start) }
        guard let scalar = Unicode.Scalar(value) else {
            throw invalid(at: start, "\(Quoting.quoted(text(start, offset))) is no Unicode character")
        }
        result.append(contentsOf: Character(scalar).utf8)
    }

    private mutating func readHex(_ length: Int, from start: Int) throws(YAMLProblem) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<length {
            guard let digit = current.hexValue else {
                throw invalid(at: start, "\(Quoting.quoted(text(start, offset))) needs \(length) hexadecimal digits")
            }
            value = value << 4 | digit
            offset += 1
        }
        return value
    }

    /// Reads the second escape of a surrogate pair, as JSON writes characters beyond the basic plane.
    private mutating func joinSurrogates(high: UInt32, from start: Int) throws(YAMLProblem) -> UInt32 {
        guard current == .backslash, next == .lowerU else { return high }
        offset += 2
        let low = try readHex(4, from: start)
        guard (0xDC00...0xDFFF).contains(low) else { return high }
        return 0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00)
    }

    private func unknownEscape() -> YAMLProblem {
        var end = offset + 1
        while end < bytes.count, bytes[end].isContinuation { end += 1 }
        return invalid(
            at: offset - 1,
            "\(Quoting.quoted(text(offset - 1, end))) is no escape",
            hint: "write \"\\\\\" for a backslash, or use single quotes, which have no escapes"
        )
    }

    private static let simpleEscapes: [UInt8: String] = [
        0x30: "\0", 0x61: "\u{7}", 0x62: "\u{8}", 0x74: "\t", 0x09: "\t", 0x6E: "\n", 0x76: "\u{B}", 0x66: "\u{C}",
        0x72: "\r", 0x65: "\u{1B}", 0x20: " ", 0x22: "\"", 0x2F: "/", 0x5C: "\\", 0x4E: "\u{85}", 0x5F: "\u{A0}",
        0x4C: "\u{2028}", 0x50: "\u{2029}",
    ]
}
