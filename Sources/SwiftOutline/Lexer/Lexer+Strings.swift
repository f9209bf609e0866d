import Diagnostics

// String literals. A literal without interpolations is one token. With interpolations it has one token up to the first
// `\(`, one from each `)` to the next `\(`, and one from the last `)` to the end.

extension Lexer {
    /// The end of a part of a string literal.
    private enum StretchEnd {
        /// After the closing delimiter.
        case closed(Int)
        /// After the `\(` of an interpolation.
        case interpolation(Int)
        /// At a line break or the end of the text, without a closing delimiter.
        case cut(Int)
    }

    /// Reads a string literal whose first quote is at `quote` and whose first byte is at `opening`.
    mutating func string(_ quote: Int, pounds: Int, opening: Int) -> Int {
        guard pounds == 0 else { return rawString(quote, pounds: pounds, opening: opening) }
        if bytes[quote &+ 1] == .doubleQuote, bytes[quote &+ 2] == .doubleQuote {
            let delimiter = StringDelimiter(quote: .triple, pounds: 0)
            return startString(delimiter, opening: opening, content: quote + 3)
        }
        // A fast path for short literals without escapes.
        var end = quote &+ 1
        while !isByte(end, in: .stringStop) { end &+= 1 }
        if bytes[end] == .doubleQuote { return append(.string, opening, end &+ 1) }
        return startString(StringDelimiter(quote: .double, pounds: 0), opening: opening, content: quote + 1)
    }

    mutating func singleQuotedString(_ quote: Int) -> Int {
        startString(StringDelimiter(quote: .single, pounds: 0), opening: quote, content: quote + 1)
    }

    private mutating func rawString(_ quote: Int, pounds: Int, opening: Int) -> Int {
        let isTriple = bytes[quote + 1] == .doubleQuote && bytes[quote + 2] == .doubleQuote
        if isTriple, !closesOnLine(after: quote + 3, pounds: pounds) {
            let delimiter = StringDelimiter(quote: .triple, pounds: pounds)
            return startString(delimiter, opening: opening, content: quote + 3)
        }
        let delimiter = StringDelimiter(quote: .double, pounds: pounds)
        return startString(delimiter, opening: opening, content: quote + 1)
    }

    /// Whether `#"""` starts a single-line literal, as in `#"""#` or `#""" is a quote"#`.
    private mutating func closesOnLine(after position: Int, pounds: Int) -> Bool {
        if hasPounds(pounds, at: position) { return true }
        return lineQuotes.closes(after: position, pounds: pounds, bytes: bytes, end: count)
    }

    func hasPounds(_ pounds: Int, at position: Int) -> Bool {
        var index = 0
        while index < pounds {
            guard bytes[position + index] == .hash else { return false }
            index += 1
        }
        return true
    }

    // MARK: - Literals that may contain interpolations

    private mutating func startString(_ delimiter: StringDelimiter, opening: Int, content: Int) -> Int {
        let flags: TokenFlags = delimiter.quote == .triple ? .multiline : []
        switch endOfStretch(delimiter, from: content) {
        case .closed(let end):
            return append(.string, opening, end, flags: flags)
        case .cut(let end):
            return append(.string, opening, end, flags: flags.union(.unterminated))
        case .interpolation(let end):
            let token = tokens.count
            brackets.open(.stringStart, token: token)
            append(.stringStart, opening, end, flags: flags)
            interpolations.append(
                Interpolation(parentheses: 0, delimiter: delimiter, startToken: token, partToken: token)
            )
            return end
        }
    }

    mutating func openParenthesis(_ position: Int) -> Int {
        if !interpolations.isEmpty { interpolations[interpolations.count - 1].parentheses += 1 }
        return open(.leftParenthesis, position)
    }

    /// Reads a `)`, which ends the innermost interpolation if no other parenthesis is open in it.
    mutating func closeParenthesis(_ position: Int) -> Int {
        guard !interpolations.isEmpty else { return close(.rightParenthesis, .leftParenthesis, position) }
        let top = interpolations.count - 1
        if interpolations[top].parentheses > 0 {
            interpolations[top].parentheses -= 1
            return close(.rightParenthesis, .leftParenthesis, position)
        }
        brackets.closeInterpolation()
        var interpolation = interpolations.removeLast()
        let token = tokens.count
        let flags: TokenFlags = interpolation.delimiter.quote == .triple ? .multiline : []
        if interpolation.partToken != interpolation.startToken {
            tokens[interpolation.partToken].partner = UInt32(truncatingIfNeeded: token)
        }
        switch endOfStretch(interpolation.delimiter, from: position + 1) {
        case .interpolation(let end):
            brackets.open(.stringMiddle, token: token)
            append(.stringMiddle, position, end, flags: flags)
            interpolation.partToken = token
            interpolations.append(interpolation)
            return end
        case .closed(let end):
            endString(interpolation, position, end, flags)
            return end
        case .cut(let end):
            endString(interpolation, position, end, flags.union(.unterminated))
            return end
        }
    }

    private mutating func endString(_ interpolation: Interpolation, _ start: Int, _ end: Int, _ flags: TokenFlags) {
        tokens[interpolation.startToken].partner = UInt32(truncatingIfNeeded: tokens.count)
        append(.stringEnd, start, end, partner: UInt32(truncatingIfNeeded: interpolation.startToken), flags: flags)
    }

    /// Ends the single-line literals around the innermost interpolations, at a line break in them.
    mutating func endInterpolatedStringAtLineBreak() {
        while let interpolation = interpolations.last, interpolation.delimiter.quote != .triple {
            interpolations.removeLast()
            brackets.closeInterpolation()
            tokens[interpolation.startToken].flags.insert(.unterminated)
        }
    }

    private mutating func endOfStretch(_ delimiter: StringDelimiter, from start: Int) -> StretchEnd {
        var position = start
        while true {
            while !isByte(position, in: .stringStop) { position &+= 1 }
            switch bytes[position] {
            case .doubleQuote:
                if let end = closing(delimiter, at: position) { return .closed(end) }
                position += 1
            case .singleQuote:
                position += 1
                if delimiter.quote == .single { return .closed(position) }
            case .backslash:
                position += 1
                guard hasPounds(delimiter.pounds, at: position) else { continue }
                position += delimiter.pounds
                switch bytes[position] {
                case .leftParenthesis: return .interpolation(position + 1)
                case .doubleQuote, .backslash, .singleQuote: position += 1
                default: break
                }
            case .lineFeed, .carriageReturn:
                if delimiter.quote != .triple { return .cut(position) }
                position += 1
            default:
                if position >= count { return .cut(count) }
                position += 1
            }
        }
    }

    /// The end of the closing delimiter whose first quote is at an offset, if it is one.
    private func closing(_ delimiter: StringDelimiter, at position: Int) -> Int? {
        var end = position + 1
        switch delimiter.quote {
        case .single: return nil
        case .double: break
        case .triple:
            guard bytes[end] == .doubleQuote, bytes[end + 1] == .doubleQuote else { return nil }
            end += 2
        }
        guard delimiter.pounds > 0 else { return end }
        guard hasPounds(delimiter.pounds, at: end) else { return nil }
        // Additional ones are an error and belong to the literal.
        while bytes[end] == .hash { end += 1 }
        return end
    }
}
