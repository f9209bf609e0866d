// Recording of code nodes.

extension Parser {
    /// The start of a node at the current token.
    var nodeStart: NodeStart { NodeStart(first: here, subtree: nodes.count) }

    /// Records a node that ends at the last token, if `readsCode` is set.
    mutating func note(
        _ kind: CodeNode.Kind,
        from start: NodeStart,
        a: UInt32 = CodeNode.none,
        b: UInt32 = CodeNode.none
    ) {
        guard readsCode else { return }
        nodes.append(
            CodeNode(
                kind: kind,
                first: start.first,
                end: lastEnd,
                a: a,
                b: b,
                subtreeStart: UInt32(truncatingIfNeeded: start.subtree)
            )
        )
    }

    /// Reads something and records it as a statement.
    mutating func statement(_ read: (inout Parser) -> Void) {
        let start = nodeStart
        read(&self)
        guard here != start.first || lastEnd > tokens[Int(start.first)].startOffset else { return }
        note(.statement, from: start)
    }

    /// Reads the statements in braces.
    mutating func block(_ items: Items = .code) {
        guard kind == .leftBrace else { return }
        guard readsCode else { return skipGroup() }
        let start = nodeStart
        braces { $0.items(items) }
        note(.block, from: start, a: start.first)
    }
}
