// Recording of code nodes.

extension Parser {
    /// Records a node that ends at the last token, if `readsCode` is set.
    mutating func note(
        _ kind: CodeNode.Kind,
        first: UInt32,
        subtreeStart: Int,
        a: UInt32 = CodeNode.none,
        b: UInt32 = CodeNode.none
    ) {
        guard readsCode else { return }
        nodes.append(
            CodeNode(
                kind: kind,
                first: first,
                end: lastEnd,
                a: a,
                b: b,
                subtreeStart: UInt32(truncatingIfNeeded: subtreeStart)
            )
        )
    }

    /// Reads something and records it as a statement.
    mutating func statement(_ read: (inout Parser) -> Void) {
        let first = here
        let start = nodes.count
        read(&self)
        guard here != first || lastEnd > tokens[Int(first)].startOffset else { return }
        note(.statement, first: first, subtreeStart: start)
    }

    /// Reads the statements in braces.
    mutating func block(_ items: Items = .code) {
        guard kind == .leftBrace else { return }
        guard readsCode else { return skipGroup() }
        let brace = here
        let start = nodes.count
        braces { $0.items(items) }
        note(.block, first: brace, subtreeStart: start, a: brace)
    }
}
