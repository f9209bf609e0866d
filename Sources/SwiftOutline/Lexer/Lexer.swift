import Diagnostics

/// Splits bytes into tokens.
///
/// Works in one pass without recursion: nested strings and interpolations are on a stack. Only operators and regex literals
/// look back. `SourceText.padding` zero bytes must follow `bytes`.
struct Lexer: ~Copyable {
    let bytes: UnsafeBufferPointer<UInt8>
    let count: Int
    private let classes = ByteClass.table
    private let keywords = KeywordTable.shared

    var tokens: [Token] = []
    var brackets = BracketStack()
    var interpolations: [Interpolation] = []
    var memory = ScanMemory()
    var lineQuotes = LineQuotes()
    var regexEnds = PossibleEnds()
    /// The end of the last run of `#` that starts no literal.
    var plainPoundsEnd = 0

    /// Whether a line break was passed since the last token.
    var sawLineBreak = false

    /// The tokens of a text, with the end of the file as the last one.
    static func tokens(of source: SourceText) -> [Token] {
        source.storage.withUnsafeBufferPointer { bytes in
            var lexer = Lexer(bytes: bytes, count: source.count)
            lexer.run()
            return lexer.tokens
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, count: Int) {
        self.bytes = bytes
        self.count = count
        tokens.reserveCapacity(count / 5 + 16)
    }

    func isByte(_ position: Int, in set: ByteClass) -> Bool {
        classes[Int(bytes[position])].rawValue & set.rawValue != 0
    }

    /// Appends a token and resets `sawLineBreak`.
    ///
    /// - Returns: The end of the token.
    @discardableResult
    mutating func append(
        _ kind: TokenKind,
        _ start: Int,
        _ end: Int,
        keyword: Keyword = .none,
        partner: UInt32 = Token.noPartner,
        flags: TokenFlags = []
    ) -> Int {
        let lineFlag = sawLineBreak ? TokenFlags.startsLine.rawValue : 0
        tokens.append(
            Token(
                startOffset: UInt32(truncatingIfNeeded: start),
                endOffset: UInt32(truncatingIfNeeded: end),
                partner: partner,
                kind: kind,
                keyword: keyword,
                flags: TokenFlags(rawValue: flags.rawValue | lineFlag)
            )
        )
        sawLineBreak = false
        return end
    }

    /// The kind of the last token, if there is one.
    var previousKind: TokenKind? { tokens.last?.kind }

    var previousKeyword: Keyword { tokens.last?.keyword ?? .none }

    // MARK: - The loop

    private mutating func run() {
        var position = 0
        while position < count {
            position =
                if isByte(position, in: .nameStart) {
                    name(position)
                } else if isByte(position, in: .space) {
                    position + 1
                } else if isByte(position, in: .digit) {
                    number(position)
                } else if bytes[position].isBreak {
                    lineBreak(position)
                } else {
                    sign(position)
                }
        }
        append(.endOfFile, count, count)
    }

    /// Reads a token that starts with punctuation: a bracket, an operator, a literal, or unknown bytes.
    private mutating func sign(_ position: Int) -> Int {
        switch bytes[position] {
        case .leftParenthesis: openParenthesis(position)
        case .rightParenthesis: closeParenthesis(position)
        case .leftBracket: open(.leftSquare, position)
        case .rightBracket: close(.rightSquare, .leftSquare, position)
        case .leftBrace: open(.leftBrace, position)
        case .rightBrace: close(.rightBrace, .leftBrace, position)
        case .comma: append(.comma, position, position + 1)
        case .dot: period(position)
        case .colon: colon(position)
        case .semicolon: append(.semicolon, position, position + 1)
        case .at: append(.at, position, position + 1)
        case .backslash: append(.backslash, position, position + 1)
        case .doubleQuote: string(position, pounds: 0, opening: position)
        case .singleQuote: singleQuotedString(position)
        case .question, .exclamation: questionOrExclamation(position)
        case .slash: slash(position)
        case .less: less(position)
        case .greater: greater(position)
        case .hash: pound(position)
        case .backquote: backtick(position)
        case .dollar: dollar(position)
        case 0: position + 1
        default: isByte(position, in: .operation) ? operation(position) : wide(position)
        }
    }

    private mutating func lineBreak(_ position: Int) -> Int {
        endInterpolatedStringAtLineBreak()
        sawLineBreak = true
        return position + 1
    }

    // MARK: - Simple tokens

    mutating func open(_ kind: TokenKind, _ position: Int) -> Int {
        brackets.open(kind, token: tokens.count)
        return append(kind, position, position &+ 1)
    }

    mutating func close(_ kind: TokenKind, _ opening: TokenKind, _ position: Int) -> Int {
        var partner = Token.noPartner
        if let token = brackets.close(opening) {
            partner = UInt32(truncatingIfNeeded: token)
            tokens[token].partner = UInt32(truncatingIfNeeded: tokens.count)
        }
        return append(kind, position, position &+ 1, partner: partner)
    }

    private mutating func colon(_ position: Int) -> Int {
        if bytes[position &+ 1] == .colon { return append(.doubleColon, position, position &+ 2) }
        return append(.colon, position, position + 1)
    }

    private mutating func name(_ start: Int) -> Int {
        var end = start + 1
        while isByte(end, in: .name) { end += 1 }
        if isByte(end, in: .wide) { end = wideName(from: end) }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
        let isUnderscore = word.count == 1 && word[0] == .underscore
        return append(isUnderscore ? .underscore : .identifier, start, end, keyword: keywords.keyword(word))
    }

    /// The end of a name with characters outside of ASCII.
    func wideName(from position: Int) -> Int {
        var end = position
        while true {
            if isByte(end, in: .name) {
                end += 1
            } else if isByte(end, in: .wide) {
                let (scalar, length) = bytes.scalar(at: end)
                guard let scalar, SwiftIdentifier.isHead(scalar) || SwiftIdentifier.isTail(scalar) else { return end }
                end += length
            } else {
                return end
            }
        }
    }

    private mutating func backtick(_ start: Int) -> Int {
        var end = start + 1
        while end < count {
            switch bytes[end] {
            case .backquote:
                return append(.identifier, start, end + 1)
            case .lineFeed, .carriageReturn:
                return append(.backtick, start, start + 1)
            default:
                end += 1
            }
        }
        return append(.backtick, start, start + 1)
    }

    private mutating func dollar(_ start: Int) -> Int {
        var end = start + 1
        while isByte(end, in: .digit) { end += 1 }
        let isNumbered = end > start + 1
        let digitsEnd = end
        end = wideName(from: end)
        return append(isNumbered && end == digitsEnd ? .dollarIdentifier : .identifier, start, end)
    }
}
