extension TokenList {
    /// The indices of the tokens that start in a range of bytes.
    package func indices(in range: Range<Int>) -> Range<Int> {
        let start = firstIndex(from: range.lowerBound)
        return start..<Swift.max(start, firstIndex(from: range.upperBound))
    }

    /// Splits tokens at separators outside of brackets, and omits empty parts.
    func split(_ range: Range<Int>, at separator: TokenKind = .comma) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let token = self[index]
            if token.kind == separator {
                if index > start { parts.append(start..<index) }
                start = index + 1
                index += 1
            } else {
                index = Swift.max(token.match ?? index, index) + 1
            }
        }
        if range.upperBound > start { parts.append(start..<range.upperBound) }
        return parts
    }
}

extension Outline {
    /// The tokens in a range of bytes.
    package func tokens(in range: Range<Int>) -> Slice<TokenList> {
        Slice(base: tokens, bounds: tokens.indices(in: range))
    }

    /// The text of a token.
    package func text(_ token: Token) -> String { source.text(token.range) }

    /// The name of a token, without back-ticks.
    package func name(_ token: Token) -> String { text(token).withoutBackticks }

    /// The names in a range of bytes.
    package func names(in range: Range<Int>) -> [String] {
        tokens(in: range).filter { $0.kind == .identifier }.map(text)
    }

    /// Where a range of bytes names the object itself; `Cart.self` is a type.
    package func objects(in range: Range<Int>) -> [Range<Int>] {
        tokens.indices(in: range).filter { index in
            tokens[index].keyword == .self && (index == 0 || tokens[index - 1].kind != .period)
        }.map { tokens[$0].range }
    }

    /// The bytes of a range of tokens.
    package func bytes(ofTokens range: Range<Int>) -> Range<Int> {
        guard let first = range.first, let last = range.last else {
            let offset = range.lowerBound < tokens.count ? tokens[range.lowerBound].start : source.count
            return offset..<offset
        }
        return tokens[first].start..<tokens[last].end
    }

    /// Splits tokens at separators outside of brackets, and omits empty parts.
    package func split(_ range: Range<Int>, at separator: TokenKind = .comma) -> [Range<Int>] {
        tokens.split(range, at: separator)
    }

    /// The first token of a kind outside of brackets.
    package func firstToken(_ kind: TokenKind, in range: Range<Int>) -> Int? {
        firstToken(in: range) { $0.kind == kind }
    }

    /// The first token outside of brackets that satisfies a condition.
    package func firstToken(in range: Range<Int>, where isWanted: (Token) -> Bool) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if isWanted(tokens[index]) { return index }
            index = max(tokens[index].match ?? index, index) + 1
        }
        return nil
    }

    /// The text of a range of bytes, with each run of white space as one space.
    package func line(_ range: Range<Int>) -> String {
        let text = source.text(range)
        return text.isSpaced ? text : text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension String {
    /// Whether the text is ASCII with only single spaces between words.
    fileprivate var isSpaced: Bool {
        var wasSpace = true
        for byte in utf8 {
            guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: " ") || !wasSpace else { return false }
            wasSpace = byte == UInt8(ascii: " ")
        }
        return !wasSpace
    }
}
