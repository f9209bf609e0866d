import Diagnostics

/// Turns bytes into tokens.
///
/// One pass, no look-back but for operators and regex literals, no recursion: strings within interpolations within
/// strings are kept on a stack. `bytes` must be followed by `SourceText.padding` zero bytes.
struct Lexer: ~Copyable {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    let classes: UnsafePointer<ByteClass>
    private let actions: UnsafePointer<LexAction>
    private let keywords: KeywordTable.Access

    var tokens: TokenBuffer
    var brackets = BracketStack()
    var interpolations: [Interpolation] = []
    var memory = ScanMemory()
    var lineQuotes = LineQuotes()
    var regexEnds = RegexEnds()
    /// Where the last run of `#` ends that starts no literal.
    var plainPoundsEnd = 0

    /// Whether a line break ends the string literal around the innermost interpolation.
    var lineBreakEndsString = false
    /// Whether a line break was passed since the last token.
    var sawLineBreak = false

    /// The tokens of a text, the last of which is the end of the file.
    static func tokens(of source: SourceText) -> [Token] {
        // So many tokens are more than most texts have.
        let room = source.count / 5 + 16
        var overflow: [Token]?
        let tokens = [Token](unsafeUninitializedCapacity: room) { memory, count in
            overflow = read(source, into: memory, &count)
        }
        return overflow ?? tokens
    }

    /// Reads a text into memory; where that is too little, the tokens are returned.
    private static func read(
        _ source: SourceText,
        into memory: UnsafeMutableBufferPointer<Token>,
        _ count: inout Int
    ) -> [Token]? {
        var overflow: [Token]?
        source.storage.withUnsafeBufferPointer { bytes in
            ByteClass.table.withUnsafeBufferPointer { classes in
                LexAction.table.withUnsafeBufferPointer { actions in
                    _ = KeywordTable.shared.withAccess { keywords in
                        guard let bytes = bytes.baseAddress, let classes = classes.baseAddress,
                            let actions = actions.baseAddress, let base = memory.baseAddress
                        else { return }
                        var lexer = Lexer(
                            bytes: bytes,
                            count: source.count,
                            classes: classes,
                            actions: actions,
                            keywords: keywords,
                            tokens: TokenBuffer(memory, at: base)
                        )
                        lexer.run()
                        if lexer.tokens.isLent {
                            count = lexer.tokens.count
                        } else {
                            overflow = lexer.tokens.array()
                        }
                    }
                }
            }
        }
        return overflow
    }

    private init(
        bytes: UnsafePointer<UInt8>,
        count: Int,
        classes: UnsafePointer<ByteClass>,
        actions: UnsafePointer<LexAction>,
        keywords: KeywordTable.Access,
        tokens: consuming TokenBuffer
    ) {
        self.bytes = bytes
        self.count = count
        self.classes = classes
        self.actions = actions
        self.keywords = keywords
        self.tokens = tokens
    }

    @inline(__always)
    func isByte(_ position: Int, in set: ByteClass) -> Bool {
        classes[Int(bytes[position])].rawValue & set.rawValue != 0
    }

    /// Appends a token; the line break seen before it is used up.
    @inline(__always)
    mutating func append(
        _ kind: TokenKind,
        _ start: Int,
        _ end: Int,
        keyword: Keyword = .none,
        partner: UInt32 = Token.noPartner,
        flags: TokenFlags = []
    ) {
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
    }

    /// The kind of the last token, if there is one.
    var previousKind: TokenKind? {
        tokens.count == 0 ? nil : tokens.base[tokens.count - 1].kind
    }

    var previousKeyword: Keyword {
        tokens.count == 0 ? .none : tokens.base[tokens.count - 1].keyword
    }

    // MARK: - The loop

    private mutating func run() {
        var position = 0
        while true {
            switch actions[Int(bytes[position])] {
            case .space:
                position = endOfSpaces(position &+ 1)
            case .lineFeed:
                if lineBreakEndsString { endInterpolatedStringAtLineBreak() }
                sawLineBreak = true
                position = endOfSpaces(position &+ 1)
            case .name:
                position = name(position)
            case .leftParenthesis:
                if !interpolations.isEmpty { interpolations[interpolations.count - 1].parentheses += 1 }
                position = open(.leftParenthesis, position)
            case .rightParenthesis:
                position =
                    interpolations.isEmpty
                    ? close(.rightParenthesis, .leftParenthesis, position) : closeParenthesis(position)
            case .leftSquare: position = open(.leftSquare, position)
            case .rightSquare: position = close(.rightSquare, .leftSquare, position)
            case .leftBrace: position = open(.leftBrace, position)
            case .rightBrace: position = close(.rightBrace, .leftBrace, position)
            case .comma: position = single(.comma, position)
            case .period: position = period(position)
            case .colon: position = colon(position)
            case .quote: position = string(position, pounds: 0, opening: position)
            case .digit: position = number(position)
            case .at: position = single(.at, position)
            case .semicolon: position = single(.semicolon, position)
            case .backslash: position = single(.backslash, position)
            case .question, .exclamation: position = questionOrExclamation(position)
            case .operation: position = operation(position)
            case .slash: position = slash(position)
            case .less: position = less(position)
            case .greater: position = greater(position)
            case .pound: position = pound(position)
            case .backtick: position = backtick(position)
            case .dollar: position = dollar(position)
            case .singleQuote: position = singleQuotedString(position)
            case .zero:
                if position >= count {
                    append(.endOfFile, count, count)
                    return
                }
                position &+= 1
            case .other:
                position = wide(position)
            }
        }
    }

    // MARK: - Simple tokens

    @inline(__always)
    private mutating func single(_ kind: TokenKind, _ position: Int) -> Int {
        append(kind, position, position &+ 1)
        return behindSpace(position &+ 1)
    }

    @inline(__always)
    private mutating func open(_ kind: TokenKind, _ position: Int) -> Int {
        brackets.open(kind, token: tokens.count)
        append(kind, position, position &+ 1)
        return behindSpace(position &+ 1)
    }

    @inline(__always)
    mutating func close(_ kind: TokenKind, _ opening: TokenKind, _ position: Int) -> Int {
        var partner = Token.noPartner
        if let token = brackets.close(opening) {
            partner = UInt32(truncatingIfNeeded: token)
            tokens.base[token].partner = UInt32(truncatingIfNeeded: tokens.count)
        }
        append(kind, position, position &+ 1, partner: partner)
        return behindSpace(position &+ 1)
    }

    @inline(__always)
    private mutating func colon(_ position: Int) -> Int {
        if bytes[position &+ 1] == UInt8(ascii: ":") {
            append(.doubleColon, position, position &+ 2)
            return position &+ 2
        }
        return single(.colon, position)
    }

    @inline(__always)
    private mutating func name(_ start: Int) -> Int {
        // Eight bytes at a time: where a name ends cannot be foreseen, so a loop over its bytes would cost more than its work.
        var end = start
        var word = UnsafeRawPointer(bytes + start).loadUnaligned(as: UInt64.self)
        var stops = NameWord.stops(in: UInt64(littleEndian: word))
        while stops == 0 {
            end &+= 8
            word = UnsafeRawPointer(bytes + end).loadUnaligned(as: UInt64.self)
            stops = NameWord.stops(in: UInt64(littleEndian: word))
        }
        end &+= stops.trailingZeroBitCount / 8
        if isByte(end, in: .wide) { end = wideName(from: end) }
        let length = end &- start
        let isUnderscore = length == 1 && bytes[start] == UInt8(ascii: "_")
        append(
            isUnderscore ? .underscore : .identifier,
            start,
            end,
            keyword: keywords.keyword(at: bytes + start, length: length)
        )
        return behindSpace(end)
    }

    /// The place behind a single space, if one is there: most tokens have one behind them, and it costs no turn of the loop.
    @inline(__always)
    private func behindSpace(_ position: Int) -> Int {
        bytes[position] == UInt8(ascii: " ") ? position &+ 1 : position
    }

    /// The end of a run of spaces.
    @inline(__always)
    private func endOfSpaces(_ start: Int) -> Int {
        var position = start
        // What a line is indented by, eight spaces at a time.
        while true {
            let word = UInt64(littleEndian: UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self))
            let others = word ^ 0x2020_2020_2020_2020
            guard others == 0 else {
                position &+= others.trailingZeroBitCount / 8
                break
            }
            position &+= 8
        }
        while isByte(position, in: .space) { position &+= 1 }
        return position
    }

    /// Goes on over a name that has characters outside of ASCII.
    @inline(never)
    func wideName(from position: Int) -> Int {
        var end = position
        while true {
            if isByte(end, in: .name) {
                end += 1
            } else if isByte(end, in: .wide) {
                let (scalar, length) = UnicodeScalarClass.decode(bytes + end)
                guard let scalar, UnicodeScalarClass.isName(scalar) else { return end }
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
            case UInt8(ascii: "`"):
                append(.identifier, start, end + 1)
                return end + 1
            case 0x0A, 0x0D:
                return single(.backtick, start)
            default:
                end += 1
            }
        }
        return single(.backtick, start)
    }

    private mutating func dollar(_ start: Int) -> Int {
        var end = start + 1
        while isByte(end, in: .digit) { end += 1 }
        let isNumbered = end > start + 1
        let digitsEnd = end
        end = wideName(from: end)
        append(isNumbered && end == digitsEnd ? .dollarIdentifier : .identifier, start, end)
        return end
    }
}
