/// What a Swift file declares, and on demand what its bodies hold.
///
/// Reads any bytes: a file that is broken or cut off gives what can be read of it. Bodies of functions, accessors
/// and closures are passed over until `code(in:)` asks for them, so that an outline of a whole app takes no time
/// that a person would notice. Values are cheap to copy.
public struct Outline: Sendable {
    let reading: Reading

    /// Reads a text.
    public init(_ source: SourceText) {
        let tokens = TokenList(source)
        let records = Reading.read(source, tokens, 0..<max(tokens.count - 1, 0), .file, readsCode: false).records
        reading = Reading(source: source, tokens: tokens, records: records)
    }

    /// Reads a string.
    public init(_ text: String) {
        self.init(SourceText(text))
    }

    /// The text that was read.
    public var source: SourceText { reading.source }

    /// The tokens of the text.
    public var tokens: TokenList { reading.tokens }

    /// The declarations at the top of the file, in their order.
    public var declarations: [Declaration] {
        reading.children(from: 0, to: reading.records.count)
    }

    /// All declarations of the file but those within bodies: each before its members.
    public var allDeclarations: [Declaration] {
        reading.records.indices.map { Declaration(reading: reading, index: $0) }
    }
}

/// A text, its tokens and the declarations found in it: what the views of this module share.
final class Reading: Sendable {
    let source: SourceText
    let tokens: TokenList
    let records: [DeclarationRecord]

    init(source: SourceText, tokens: TokenList, records: [DeclarationRecord]) {
        self.source = source
        self.tokens = tokens
        self.records = records
    }

    /// Reads the items in a range of tokens.
    static func read(
        _ source: SourceText,
        _ tokens: TokenList,
        _ range: Range<Int>,
        _ items: Parser.Items,
        readsCode: Bool
    ) -> (records: [DeclarationRecord], nodes: [CodeNode]) {
        parse(source, tokens, range, readsCode: readsCode) { parser in
            parser.items(items)
            return (parser.records, parser.nodes)
        } ?? ([], [])
    }

    /// Runs a parser over a range of tokens.
    static func parse<Result>(
        _ source: SourceText,
        _ tokens: TokenList,
        _ range: Range<Int>,
        readsCode: Bool,
        _ body: (inout Parser) -> Result
    ) -> Result? {
        tokens.withUnsafeBufferPointer { tokens in
            source.storage.withUnsafeBufferPointer { bytes in
                guard let tokens = tokens.baseAddress, let bytes = bytes.baseAddress else { return nil }
                var parser = Parser(tokens: tokens, bytes: bytes, range: range, readsCode: readsCode)
                return body(&parser)
            }
        }
    }

    /// Runs a parser from a token on, over the parts of a declaration.
    func parse<Result>(from token: UInt32, _ body: (inout Parser) -> Result) -> Result? {
        Self.parse(source, tokens, Int(token)..<tokens.count - 1, readsCode: false, body)
    }

    /// The declarations in a range of records that are in no other of the range.
    func children(from start: Int, to end: Int) -> [Declaration] {
        var declarations: [Declaration] = []
        var index = start
        while index < end {
            declarations.append(Declaration(reading: self, index: index))
            index = max(Int(records[index].subtreeEnd), index + 1)
        }
        return declarations
    }

    /// The bytes from a token to an offset; `nil` where there is no token.
    func range(from token: UInt32, to end: UInt32) -> Range<Int>? {
        guard token != DeclarationRecord.none else { return nil }
        let start = tokens[Int(token)].start
        return start..<max(start, Int(end))
    }

    func fragment(from token: UInt32, to end: UInt32) -> Fragment? {
        range(from: token, to: end).map { Fragment(source: source, range: $0) }
    }
}
