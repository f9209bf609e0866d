/// Reads declarations, and on demand the code in them, from tokens.
///
/// Recursive descent along the grammar of the compiler's own parser, with one difference: brackets are matched
/// already, so what goes wrong within a pair of them stays in there. The recursion is bounded: what is nested deeper
/// than `maximumDepth` is passed over.
struct Parser: ~Copyable {
    /// Where the parser is: a token, or the rest of one that was split (`>>` ends two generic clauses).
    struct Place: Equatable {
        var index: Int
        var start: UInt32
        var end: UInt32
        var kind: TokenKind
    }

    let tokens: UnsafePointer<Token>
    let bytes: UnsafePointer<UInt8>
    /// Whether code is read and noted, and not only declarations outside of code; never in a look-ahead, which would
    /// otherwise look ahead from within what it looks at, and so on.
    var readsCode: Bool

    var place: Place
    /// The index of the token that ends what is being read: the bracket that closes it, or the end of the file.
    var limit: Int
    /// The byte offset behind what was read last.
    var lastEnd: UInt32 = 0
    var depth = 0

    /// Whether brackets within types are read too: where it is not yet known that there is a type.
    var checksInsides = false

    /// Words that could be modifiers, but lead to no declaration.
    var plainModifiers = 0..<0

    /// Whether it is being found out whether parentheses are the arguments of an attribute.
    var looksBehindArguments = false

    /// How many generic clauses are being read, each within another.
    var genericNesting = 0

    /// Tokens that turned out not to start generic arguments.
    var brokenGenerics: Set<Int> = []

    var records: [DeclarationRecord] = []
    var nodes: [CodeNode] = []
    var parent = DeclarationRecord.none
    /// The directives around the place, innermost last.
    var conditions: [UInt32] = []

    /// How deep expressions, types and brackets are read: a bracket within an expression counts as two.
    ///
    /// Takes at most 200 KB of stack in a release build, and 1.5 MB in a debug build.
    static let maximumDepth = 200

    /// How many `#if` in a row are looked through for what they hold.
    static let maximumDirectives = 32

    init(
        tokens: UnsafePointer<Token>,
        bytes: UnsafePointer<UInt8>,
        range: Range<Int>,
        readsCode: Bool
    ) {
        self.tokens = tokens
        self.bytes = bytes
        self.readsCode = readsCode
        limit = range.upperBound
        let token = tokens[range.lowerBound]
        place = Place(
            index: range.lowerBound,
            start: token.startOffset,
            end: token.endOffset,
            kind: token.kind
        )
    }
}

// MARK: - The current token

extension Parser {
    var index: Int {
        @inline(__always) get { place.index }
    }

    var kind: TokenKind {
        @inline(__always) get { place.kind }
    }

    /// The index of the current token, as records keep it.
    var here: UInt32 {
        @inline(__always) get { UInt32(truncatingIfNeeded: place.index) }
    }

    var keyword: Keyword {
        @inline(__always) get { tokens[place.index].keyword }
    }

    /// Whether there is more to read before the limit.
    var hasMore: Bool {
        @inline(__always) get { place.index < limit }
    }

    /// Whether the current token is the first of a line.
    var startsLine: Bool {
        @inline(__always) get {
            tokens[place.index].startsLine && place.start == tokens[place.index].startOffset
        }
    }

    /// Whether no space lies between the last token and this one.
    var isAdjacent: Bool { lastEnd == place.start }

    /// Whether the current token is a name, which contextual keywords are too.
    var isName: Bool {
        @inline(__always) get { place.kind == .identifier && !keyword.isReserved }
    }

    /// Whether the current token is a reserved keyword.
    var isReserved: Bool {
        @inline(__always) get { place.kind == .identifier && keyword.isReserved }
    }

    /// The next token; behind the last one it is the end of the file.
    var next: Token {
        @inline(__always) get {
            place.kind == .endOfFile ? tokens[place.index] : tokens[place.index &+ 1]
        }
    }

    func isOperator(_ text: StaticString) -> Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator: break
        default: return false
        }
        return isWord(text)
    }

    /// Whether the current token is spelled so.
    func isWord(_ text: StaticString) -> Bool {
        guard Int(place.end &- place.start) == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { expected in
            for (offset, byte) in expected.enumerated() where bytes[Int(place.start) + offset] != byte { return false }
            return true
        }
    }

    /// Whether the current token is an operator that starts with a byte.
    @inline(__always)
    func isOperator(startingWith byte: UInt8) -> Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator: bytes[Int(place.start)] == byte
        default: false
        }
    }

    var atLess: Bool { isOperator(startingWith: .less) }
    var atGreater: Bool { isOperator(startingWith: .greater) }
}

// MARK: - Going on

extension Parser {
    /// Goes on to the next token.
    @inline(__always)
    mutating func advance() {
        lastEnd = place.end
        let token = tokens[place.index]
        guard place.end == token.endOffset else {
            resumeSplit(at: place.end)
            return
        }
        if token.kind != .endOfFile { load(place.index &+ 1) }
    }

    @inline(__always)
    private mutating func load(_ index: Int) {
        let token = tokens[index]
        place = Place(index: index, start: token.startOffset, end: token.endOffset, kind: token.kind)
    }

    /// Goes on behind the first byte of an operator.
    mutating func advanceOneByte() {
        guard place.end &- place.start > 1 else { return advance() }
        lastEnd = place.start &+ 1
        resumeSplit(at: place.start &+ 1)
    }

    /// Goes on behind some bytes of an operator.
    mutating func advance(bytes count: UInt32) {
        guard place.end &- place.start > count else { return advance() }
        lastEnd = place.start &+ count
        resumeSplit(at: place.start &+ count)
    }

    /// Makes the rest of the current token from an offset on the current token.
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

    /// Goes on to a token further on.
    @inline(__always)
    mutating func jump(to index: Int) {
        guard index > place.index else { return }
        lastEnd = tokens[index &- 1].endOffset
        load(index)
    }

    /// Goes back, or on, to a place noted before.
    @inline(__always)
    mutating func reset(to place: Place, lastEnd: UInt32) {
        self.place = place
        self.lastEnd = lastEnd
    }

    /// Goes on if the current token is of a kind.
    @inline(__always)
    mutating func skip(_ kind: TokenKind) -> Bool {
        guard place.kind == kind else { return false }
        advance()
        return true
    }

    /// Goes on if the current token is a keyword.
    @inline(__always)
    mutating func skip(_ keyword: Keyword) -> Bool {
        guard self.keyword == keyword else { return false }
        advance()
        return true
    }

    /// Reads something that may turn out to be no type, and so must be read in all its brackets.
    @inline(__always)
    mutating func checkingInsides<Result>(_ body: (inout Parser) -> Result) -> Result {
        let outer = checksInsides
        checksInsides = true
        defer { checksInsides = outer }
        return body(&self)
    }

    /// Runs a look-ahead and comes back.
    @inline(__always)
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
    /// The index of the token that closes the group which the current token opens: at most the limit.
    @inline(__always)
    var closeOfGroup: Int {
        guard let match = tokens[place.index].match else { return limit }
        return min(match, limit)
    }

    /// Passes over a token, or over a whole group if the token opens one.
    @inline(__always)
    mutating func skipOne() {
        switch place.kind {
        case .leftParenthesis, .leftSquare, .leftBrace, .stringStart: skipGroup()
        default: advance()
        }
    }

    /// Passes over the group that the current token opens.
    mutating func skipGroup() {
        let close = closeOfGroup
        jump(to: close < limit ? close &+ 1 : close)
    }

    /// Reads the group that the current token opens, and goes on behind it whatever was read.
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

    /// Reads the code in the group that the current token opens, where code is read at all, and goes on behind it.
    mutating func readCode(_ body: (inout Parser) -> Void) {
        if readsCode { group(body) } else { skipGroup() }
    }

    /// Reads the braces here, in which the directives around them play no part.
    mutating func braces(_ body: (inout Parser) -> Void) {
        let outer = conditions
        conditions = []
        group(body)
        conditions = outer
    }
}
