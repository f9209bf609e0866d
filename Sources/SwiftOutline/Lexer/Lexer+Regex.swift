import Diagnostics

// Regex literals, and other tokens that start with `#`.

extension Lexer {
    mutating func pound(_ start: Int) -> Int {
        if start == 0, bytes[1] == .exclamation {
            let end = endOfLine(2)
            return append(.shebang, 0, end)
        }
        // A run of them that starts no literal is scanned once.
        guard start >= plainPoundsEnd else { return directive(start) }
        var end = start + 1
        while bytes[end] == .hash { end += 1 }
        if bytes[end] == .doubleQuote { return string(end, pounds: end - start, opening: start) }
        if bytes[end] == .slash, let end = regex(at: start, mustBeRegex: true) { return end }
        plainPoundsEnd = end
        return directive(start)
    }

    private mutating func directive(_ start: Int) -> Int {
        var end = start + 1
        while isByte(end, in: .nameStart) { end += 1 }
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        guard let kind = Self.directives[word] else { return append(.pound, start, start + 1) }
        return append(kind, start, end)
    }

    private static let directives: [String: TokenKind] = [
        "#if": .poundIf, "#else": .poundElse, "#endif": .poundEndif, "#elseif": .poundElseif,
        "#available": .poundAvailable, "#unavailable": .poundUnavailable, "#sourceLocation": .poundSourceLocation,
    ]

    // MARK: - Regex literals

    /// Reads a regex literal that starts within an operator, with the operator before it; `nil` if it is not one.
    mutating func regex(inOperator start: Int, _ end: Int) -> Int? {
        let leftBound = isLeftBound(start)
        guard !leftBound, previousKeyword != .func, previousKeyword != .operator else { return nil }
        var slash = start
        while bytes[slash] != .slash { slash += 1 }

        var mustBeRegex = false
        if !isRightBound(end, isLeftBound: false) {
            // It is a binary operator, unless an expression must follow.
            mustBeRegex = followsTryMark
            if !mustBeRegex, !isRegexPosition { return nil }
            switch previousKind {
            case .leftParenthesis, .leftSquare, .comma, .colon, .doubleColon, .stringStart, .stringMiddle: break
            default: mustBeRegex = true
            }
        }
        guard let match = scanRegex(at: slash, mustBeRegex: mustBeRegex) else { return nil }
        if slash > start { append(operatorKind(start, slash), start, slash) }
        return append(.regex, slash, match.end, flags: match.isClosed ? [] : .unterminated)
    }

    private mutating func regex(at start: Int, mustBeRegex: Bool) -> Int? {
        guard let match = scanRegex(at: start, mustBeRegex: mustBeRegex) else { return nil }
        return append(.regex, start, match.end, flags: match.isClosed ? [] : .unterminated)
    }

    /// Whether the last tokens are `try?` or `try!`.
    private var followsTryMark: Bool {
        guard tokens.count >= 2, previousKind == .postfixQuestion || previousKind == .exclamation else { return false }
        return tokens[tokens.count - 2].keyword == .try
    }

    /// Whether an expression, and not a binary operator, is expected after the last token.
    private var isRegexPosition: Bool {
        guard let previousKind else { return true }
        switch previousKind {
        case .leftBrace, .leftParenthesis, .leftSquare, .stringStart, .stringMiddle, .prefixOperator,
            .prefixAmpersand, .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestion, .poundIf,
            .poundElse, .poundElseif, .poundEndif, .unknown:
            return true
        case .identifier:
            switch previousKeyword {
            case .true, .false, .capitalAny, .nil, .`self`, .capitalSelf, .super: return false
            case let keyword: return keyword.isReserved
            }
        default:
            return false
        }
    }

    private struct RegexMatch {
        var end: Int
        var isClosed: Bool
    }

    /// Finds the end of a regex literal whose first `#` or `/` is at a place.
    private mutating func scanRegex(at start: Int, mustBeRegex: Bool) -> RegexMatch? {
        var position = start
        while bytes[position] == .hash { position += 1 }
        let pounds = position - start
        let slash = position
        position += 1
        var firstLineBreak: Int?
        if pounds == 0 {
            switch bytes[position] {
            case .space, .tab: if !mustBeRegex { return nil }
            case .asterisk, .slash: return nil
            default: break
            }
            if slash > 0, bytes[slash - 1] == .asterisk { return nil }
        } else {
            var scan = position
            while bytes[scan].isBlank { scan += 1 }
            if bytes[scan].isBreak {
                firstLineBreak = scan
                position = scan
                if !regexEnds.mayClose(after: scan, pounds: pounds) { return RegexMatch(end: scan, isClosed: false) }
            }
        }
        var scan = RegexScan(bytes: bytes, count: count, pounds: pounds, mustBeRegex: mustBeRegex)
        switch scan.run(from: position, firstLineBreak: firstLineBreak) {
        case .closed(let end): return RegexMatch(end: end, isClosed: true)
        case .notARegex: return nil
        case .unterminated(let end):
            if firstLineBreak != nil { regexEnds = scan.ends }
            return mustBeRegex ? RegexMatch(end: end, isClosed: false) : nil
        }
    }
}
