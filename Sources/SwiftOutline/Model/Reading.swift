import Diagnostics

/// A text, its tokens, and the declarations and code found in it: what the views of this module share.
@usableFromInline
package final class Reading: Sendable {
    @usableFromInline let source: SourceText
    @usableFromInline let tokens: TokenList
    @usableFromInline let records: [DeclarationRecord]
    let nodes: [CodeNode]

    init(source: SourceText, tokens: TokenList, records: [DeclarationRecord], nodes: [CodeNode]) {
        self.source = source
        self.tokens = tokens
        self.records = records
        self.nodes = nodes
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
        var count = 0
        var index = start
        while index < end {
            count += 1
            index = behind(index)
        }
        var declarations: [Declaration] = []
        declarations.reserveCapacity(count)
        index = start
        while index < end {
            declarations.append(Declaration(reading: self, index: index))
            index = behind(index)
        }
        return declarations
    }

    /// The declarations around a byte offset, outer before inner; those that share their range are all among them.
    func declarations(around offset: Int) -> [Declaration] {
        var found: [Declaration] = []
        var index = 0
        while index < records.count {
            let declaration = Declaration(reading: self, index: index)
            let isAround = declaration.range.contains(offset)
            if isAround { found.append(declaration) }
            // One that does not hold the offset holds none that does.
            index = isAround ? index + 1 : behind(index)
        }
        return found
    }

    /// The record behind a declaration and all within it.
    private func behind(_ index: Int) -> Int { max(Int(records[index].subtreeEnd), index + 1) }

    /// The bytes from a token to an offset; `nil` where there is no token.
    func range(from token: UInt32, to end: UInt32) -> Range<Int>? {
        guard token != DeclarationRecord.none else { return nil }
        let start = tokens[Int(token)].start
        return start..<max(start, Int(end))
    }

    func fragment(_ range: Range<Int>) -> Fragment { Fragment(source: source, range: range) }

    func fragment(from token: UInt32, to end: UInt32) -> Fragment? {
        range(from: token, to: end).map { Fragment(source: source, range: $0) }
    }
}
