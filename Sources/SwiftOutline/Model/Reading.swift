import Diagnostics

/// The storage behind the views of this module: a text, its tokens, declarations and code nodes.
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
        tokens.tokens.withUnsafeBufferPointer { tokens in
            source.storage.withUnsafeBufferPointer { bytes in
                guard let tokens = tokens.baseAddress, let bytes = bytes.baseAddress else { return nil }
                var parser = Parser(tokens: tokens, bytes: bytes, range: range, readsCode: readsCode)
                return body(&parser)
            }
        }
    }

    /// Runs a parser from a token over the parts of a declaration.
    func parse<Result>(from token: UInt32, _ body: (inout Parser) -> Result) -> Result? {
        Self.parse(source, tokens, Int(token)..<tokens.count - 1, readsCode: false, body)
    }

    /// The outermost declarations in a range of records.
    func children(from start: Int, to end: Int) -> [Declaration] {
        var declarations: [Declaration] = []
        var index = start
        while index < end {
            declarations.append(Declaration(reading: self, index: index))
            index = behind(index)
        }
        return declarations
    }

    /// The declarations around a byte offset, outer before inner; of those that share a range, the one that the offset is in.
    ///
    /// - Returns: Also how many declarations were looked at.
    func declarations(around offset: Int) -> (found: [Declaration], looked: Int) {
        var (found, looked) = ([Declaration](), 0)
        let next = records.partitioningIndex { record in
            looked += 1
            let isContinued = record.flags.contains(.follows) && !record.name.isMissing
            return tokens[Int(isContinued ? record.name.start : record.whole.start)].start > offset
        }
        var around = next > 0 ? Declaration(reading: self, index: next - 1) : nil
        while let declaration = around {
            looked += 1
            if declaration.range.contains(offset) { found.append(declaration) }
            around = declaration.parent
        }
        return (found.reversed(), looked)
    }

    /// The index of the record after a declaration and its members.
    private func behind(_ index: Int) -> Int { max(Int(records[index].family.end), index + 1) }

    /// The bytes of a part of a declaration; `nil` if it is missing.
    func range(of part: DeclarationPart) -> Range<Int>? {
        guard !part.isMissing else { return nil }
        let start = tokens[Int(part.start)].start
        return start..<max(start, Int(part.end))
    }

    func fragment(_ range: Range<Int>) -> Fragment { Fragment(source: source, range: range) }

    func fragment(of part: DeclarationPart) -> Fragment? { range(of: part).map(fragment) }
}
