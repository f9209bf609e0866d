/// Parses tokens into declarations and, on demand, their code.
///
/// A recursive descent along the compiler's grammar. Because brackets are matched already, an error inside of brackets stays
/// inside. Code that is nested deeper than `maximumDepth` is skipped.
struct Parser: ~Copyable {
    /// The current token, or the rest of one that was split (`>>` ends two generic clauses).
    struct Place: Equatable {
        var index: Int
        var start: UInt32
        var end: UInt32
        var kind: TokenKind
    }

    let tokens: UnsafePointer<Token>
    let bytes: UnsafePointer<UInt8>
    /// Whether to read and record code, not only declarations. Off in look-ahead, which would otherwise nest.
    var readsCode: Bool

    var place: Place
    /// The index of the token that ends the current group: its closing bracket, or the end of the file.
    var limit: Int
    /// The byte offset after the last token.
    var lastEnd: UInt32 = 0
    var depth = 0

    var lookAhead = LookAhead()

    var records: [DeclarationRecord] = []
    var nodes: [CodeNode] = []
    var parent = DeclarationRecord.none
    /// The number of conditional directives around the current token, within its parent.
    var conditions = 0

    /// The limit of nested expressions, types and brackets. A bracket within an expression counts as two.
    ///
    /// Takes at most 200 KB of stack in a release build, and 1.5 MB in a debug build.
    static let maximumDepth = 200

    /// The limit of nested `#if` in look-ahead.
    static let maximumDirectives = 32

    init(tokens: UnsafePointer<Token>, bytes: UnsafePointer<UInt8>, range: Range<Int>, readsCode: Bool) {
        self.tokens = tokens
        self.bytes = bytes
        self.readsCode = readsCode
        limit = range.upperBound
        let token = tokens[range.lowerBound]
        place = Place(index: range.lowerBound, start: token.startOffset, end: token.endOffset, kind: token.kind)
    }
}

// MARK: - The current token

extension Parser {
    var index: Int { place.index }

    var kind: TokenKind { place.kind }

    /// The index of the current token, for records.
    var here: UInt32 { UInt32(truncatingIfNeeded: place.index) }

    var keyword: Keyword { tokens[place.index].keyword }

    /// Whether there is more to read before the limit.
    var hasMore: Bool { place.index < limit }

    /// Whether the current token is the first of a line.
    var startsLine: Bool { tokens[place.index].startsLine && place.start == tokens[place.index].startOffset }

    /// Whether there is no space before the current token.
    var isAdjacent: Bool { lastEnd == place.start }

    /// Whether the current token is a name, including contextual keywords.
    var isName: Bool { place.kind == .identifier && !keyword.isReserved }

    /// The next token; after the last one the end of the file.
    var next: Token { place.kind == .endOfFile ? tokens[place.index] : tokens[place.index &+ 1] }

    func isOperator(_ text: StaticString) -> Bool { kind.isOperator && isWord(text) }

    /// Whether the current token has this spelling.
    func isWord(_ text: StaticString) -> Bool {
        guard Int(place.end &- place.start) == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { expected in
            for (offset, byte) in expected.enumerated() where bytes[Int(place.start) + offset] != byte { return false }
            return true
        }
    }

    /// Whether the current token is an operator that starts with a byte.
    func isOperator(startingWith byte: UInt8) -> Bool { kind.isOperator && bytes[Int(place.start)] == byte }

    var atLess: Bool { isOperator(startingWith: .less) }
    var atGreater: Bool { isOperator(startingWith: .greater) }
}

// MARK: - Moving

extension Parser {
    /// Moves to the next token.
    mutating func advance() {
        lastEnd = place.end
        let token = tokens[place.index]
        guard place.end == token.endOffset else {
            resumeSplit(at: place.end)
            return
        }
        if token.kind != .endOfFile { load(place.index &+ 1) }
    }

    private mutating func load(_ index: Int) {
        let token = tokens[index]
        place = Place(index: index, start: token.startOffset, end: token.endOffset, kind: token.kind)
    }

    /// Moves behind some bytes of an operator.
    mutating func advance(bytes count: UInt32) {
        guard place.end &- place.start > count else { return advance() }
        lastEnd = place.start &+ count
        resumeSplit(at: place.start &+ count)
    }

    /// Splits the current token at an offset and makes its rest the current token.
    private mutating func resumeSplit(at start: UInt32) {
        let end = tokens[place.index].endOffset
        place.start = start
        place.end = end
        switch bytes[Int(start)] {
        case .question:
            place.kind = .postfixQuestion
            place.end = start &+ 1
        case .exclamation:
            place.kind = .exclamation
            place.end = start &+ 1
        case .dot where end == start &+ 1:
            place.kind = .period
        case .equals where end == start &+ 1:
            place.kind = .equal
        case .minus where end == start &+ 2 && bytes[Int(start) + 1] == .greater:
            place.kind = .arrow
        default:
            place.kind = .binaryOperator
        }
    }

    /// Moves forward to a token.
    mutating func jump(to index: Int) {
        guard index > place.index else { return }
        lastEnd = tokens[index &- 1].endOffset
        load(index)
    }

    /// Moves to a saved position.
    mutating func reset(to place: Place, lastEnd: UInt32) {
        self.place = place
        self.lastEnd = lastEnd
    }

    /// Moves on if the current token is of a kind.
    mutating func skip(_ kind: TokenKind) -> Bool {
        guard place.kind == kind else { return false }
        advance()
        return true
    }

    /// Moves on if the current token is a keyword.
    mutating func skip(_ keyword: Keyword) -> Bool {
        guard self.keyword == keyword else { return false }
        advance()
        return true
    }

    /// Reads a possible type with the content of its brackets.
    mutating func checkingInsides<Result>(_ body: (inout Parser) -> Result) -> Result {
        let outer = lookAhead.checksInsides
        lookAhead.checksInsides = true
        defer { lookAhead.checksInsides = outer }
        return body(&self)
    }

    /// Runs a look-ahead and restores the position.
    mutating func lookingAhead<Result>(_ body: (inout Parser) -> Result) -> Result {
        let place = place
        let lastEnd = lastEnd
        let outerReadsCode = readsCode
        readsCode = false
        let result = body(&self)
        readsCode = outerReadsCode
        reset(to: place, lastEnd: lastEnd)
        return result
    }
}

// MARK: - Brackets

extension Parser {
    /// The index of the token that closes the current group, at most the limit.
    var closeOfGroup: Int {
        guard let match = tokens[place.index].match else { return limit }
        return min(match, limit)
    }

    /// Skips a token, or the whole group if it opens one.
    mutating func skipOne() {
        switch place.kind {
        case .leftParenthesis, .leftSquare, .leftBrace, .stringStart: skipGroup()
        default: advance()
        }
    }

    /// Skips the group that the current token opens.
    mutating func skipGroup() {
        let close = closeOfGroup
        jump(to: close < limit ? close &+ 1 : close)
    }

    /// Reads the group that the current token opens and moves behind it.
    mutating func group(_ body: (inout Parser) -> Void) {
        let outerLimit = limit
        let close = closeOfGroup
        let isClosed = close < outerLimit
        advance()
        limit = close
        if depth < Self.maximumDepth {
            depth += 1
            body(&self)
            depth -= 1
        }
        limit = outerLimit
        jump(to: isClosed ? close &+ 1 : close)
        if isClosed { lastEnd = tokens[close].endOffset }
    }

    /// Reads the code in the group that the current token opens, if `readsCode` is set, and moves behind it.
    mutating func readCode(_ body: (inout Parser) -> Void) {
        if readsCode { group(body) } else { skipGroup() }
    }

    /// Reads braces, independently of the directives around them.
    mutating func braces(_ body: (inout Parser) -> Void) {
        let outer = conditions
        conditions = 0
        group(body)
        conditions = outer
    }
}
