import Diagnostics

/// Reads words and values between delimiters.
struct TagReader {
    let bytes: ArraySlice<UInt8>
    let end: Int
    private(set) var index: Int
    /// The remaining depth for parentheses, brackets and `not`.
    var remainingDepth = 32

    init(_ bytes: ArraySlice<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        index = range.lowerBound
        end = range.upperBound
    }

    /// Skips white space and returns whether anything follows.
    mutating func hasMore() -> Bool {
        while index < end, bytes[index].isSpace { index += 1 }
        return index < end
    }

    /// The next byte after white space, without taking it; 0 at the end.
    mutating func peek() -> UInt8 { hasMore() ? bytes[index] : 0 }

    /// Takes `byte` if it comes next after white space.
    mutating func take(_ byte: UInt8) -> Bool {
        guard hasMore(), bytes[index] == byte else { return false }
        index += 1
        return true
    }

    /// Takes `byte` if it comes next without white space.
    mutating func takeAdjacent(_ byte: UInt8) -> Bool {
        guard index < end, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    mutating func advance(to index: Int) { self.index = min(index, end) }

    /// The range of the word that comes next after white space; empty if none does.
    mutating func wordRange() -> Range<Int> {
        guard hasMore() else { return end..<end }
        var position = index
        while position < end, !Self.endsWord(at: position, in: bytes, end: end) { position += 1 }
        return index..<position
    }

    /// Takes the word that comes next after white space.
    mutating func word() -> String? {
        let range = wordRange()
        guard !range.isEmpty else { return nil }
        index = range.upperBound
        return text(range)
    }

    /// Takes the word that comes next if it is `keyword`.
    mutating func take(keyword: String) -> Bool {
        guard nextIs(keyword) else { return false }
        index += keyword.utf8.count
        return true
    }

    mutating func nextIs(_ word: String) -> Bool { bytes[wordRange()].elementsEqual(word.utf8) }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The next word or character, for messages.
    mutating func nextText() -> String {
        let range = wordRange()
        if !range.isEmpty { return text(range) }
        guard index < end else { return "" }
        return text(index..<min(Self.characterEnd(after: index, in: bytes), end))
    }

    private static func characterEnd(after index: Int, in bytes: ArraySlice<UInt8>) -> Int {
        var position = index + 1
        while position < bytes.count, bytes[position].isContinuation { position += 1 }
        return position
    }

    private static func endsWord(at position: Int, in bytes: ArraySlice<UInt8>, end: Int) -> Bool {
        switch bytes[position] {
        case .bar, .colon, .comma, .leftParenthesis, .rightParenthesis, .leftBracket,
            .rightBracket, .doubleQuote, .singleQuote, .equals, .less, .greater:
            return true
        case .exclamation:
            return position + 1 < end && bytes[position + 1] == .equals
        case .dot:
            return isRangeOperator(at: position, in: bytes, end: end)
        case let byte:
            return byte.isSpace
        }
    }

    private static func isRangeOperator(at position: Int, in bytes: ArraySlice<UInt8>, end: Int) -> Bool {
        position + 2 < end && bytes[position + 1] == .dot && bytes[position + 2] == .dot
    }

    /// Takes `...` if it comes next after white space.
    mutating func takeRangeOperator() -> Bool {
        guard hasMore(), bytes[index] == .dot, Self.isRangeOperator(at: index, in: bytes, end: end) else {
            return false
        }
        index += 3
        return true
    }

    /// A problem at the current index or at `offset`.
    func problem(_ message: String, at offset: Int? = nil, hint: String? = nil) -> SyntaxProblem {
        SyntaxProblem(offset: offset ?? index, message: message, hint: hint)
    }
}
