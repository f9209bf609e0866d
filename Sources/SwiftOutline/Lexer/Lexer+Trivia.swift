import Diagnostics

// Comments, conflict markers and unknown bytes.

extension Lexer {
    /// The end of a line comment that starts at a place: the line break, or the end of the text.
    func endOfLine(_ position: Int) -> Int {
        var end = position
        while end < count, !bytes[end].isBreak { end += 1 }
        return end
    }

    /// The end of a block comment, in which block comments nest, or the end of the text.
    mutating func endOfBlockComment(_ start: Int) -> Int {
        let end = bytes.endOfBlockComment(start, count)
        if bytes[start..<end].contains(where: \.isBreak) { sawLineBreak = true }
        return end
    }

    /// The end of a conflict marker of version control with its content, if one starts here.
    mutating func endOfConflictMarker(_ start: Int) -> Int? {
        guard start == 0 || bytes[start - 1].isBreak || bytes[start - 1] == 0 else {
            return nil
        }
        let isPerforce = matches(">>>> ", at: start)
        guard isPerforce || matches("<<<<<<< ", at: start) else { return nil }
        guard let found = conflictEnd(isPerforce: isPerforce, from: start) else { return nil }
        return endOfLine(found + (isPerforce ? 5 : 8))
    }

    private mutating func conflictEnd(isPerforce: Bool, from start: Int) -> Int? {
        let kind: ScanMemory.Kind = isPerforce ? .perforceMarker : .conflictMarker
        if let answer = memory.answer(kind, from: start) { return answer.found }
        var position = start + (isPerforce ? 5 : 8)
        while position < count {
            let previous = bytes[position - 1]
            if previous.isBreak, matches(isPerforce ? "<<<<\n" : ">>>>>>> ", at: position) {
                return memory.remember(kind, from: start, to: position, found: position)
            }
            position += 1
        }
        return memory.remember(kind, from: start, to: count, found: nil)
    }

    func matches(_ text: StaticString, at position: Int) -> Bool {
        guard position + text.utf8CodeUnitCount <= count else { return false }
        return text.withUTF8Buffer { expected in
            for (index, byte) in expected.enumerated() where bytes[position + index] != byte { return false }
            return true
        }
    }

    /// Reads a byte outside of ASCII, or one that starts no token.
    mutating func wide(_ start: Int) -> Int {
        if bytes[start] == 0xEF, bytes[start + 1] == 0xBB, bytes[start + 2] == 0xBF, start + 3 <= count {
            return start + 3
        }
        let (scalar, length) = bytes.scalar(at: start)
        // A character that is truncated by the end of the text is invalid, because zeros follow it.
        guard let scalar, start + length <= count else { return min(start + max(length, 1), count) }
        if SwiftIdentifier.isHead(scalar) || SwiftIdentifier.isTail(scalar) {
            let end = wideName(from: start)
            return append(.identifier, start, end)
        }
        if OperatorScalar.isHead(scalar) { return operation(start) }
        switch scalar.value {
        case 0x201C:
            let end = endOfCurlyString(start + length) ?? (start + length)
            return append(.identifier, start, end)
        case 0x201D:
            return append(.unknown, start, start + length)
        default:
            return start + length
        }
    }

    /// The end of a string in typographic quotes, which is read as a string so that the error stays local.
    private mutating func endOfCurlyString(_ start: Int) -> Int? {
        if let answer = memory.answer(.curlyQuote, from: start) { return answer.found }
        var position = start
        while position < count {
            switch bytes[position] {
            case .lineFeed, .carriageReturn:
                return memory.remember(.curlyQuote, from: start, to: position, found: nil)
            case .doubleQuote:
                return memory.remember(.curlyQuote, from: start, to: position, found: position + 1)
            case .backslash:
                let next = bytes[position + 1]
                if next == .leftParenthesis {
                    return memory.remember(.curlyQuote, from: start, to: position, found: nil)
                }
                let isEscape = next == .doubleQuote || next == .backslash
                position += isEscape ? 2 : 1
            case 0xE2 where bytes[position + 1] == 0x80 && bytes[position + 2] == 0x9D:
                return memory.remember(.curlyQuote, from: start, to: position, found: position + 3)
            default:
                position += 1
            }
        }
        return memory.remember(.curlyQuote, from: start, to: count, found: nil)
    }
}
