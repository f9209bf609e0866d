import SwiftOutline

/// Adds a statement to a body: after a sibling, or at its end, before a `return` or another exit. An element of a result
/// builder, such as a tab in `TabView { … }`, is added the same way, also beside a single expression that is the body's value. A text that
/// begins with a period is a call in a chain that has others of its name: `.environmentObject(orders)`.
struct StatementEdit {
    let edit: Edit

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard let target = try edit.target(in: document) else { return [] }
        let block = try StatementBlock(target, in: document)
        let entry = EntryText(edit.text)
        if entry.plain.hasPrefix(".") { return try links(of: entry, in: block, of: document) }
        guard !NewStatement(entry.plain).isThere(in: block, of: document) else { return [] }
        if edit.kind == .statement, block.isImplicitValue {
            throw .unsuitable("the body of \"\(target.name)\" is one expression, which is its value")
        }
        if edit.kind == .statement, block.statements.count == 1, block.statements[0].text == "break",
            case .switchCase = target
        {
            let place = block.statements[0].range
            let indentation = document.indentation(at: place.lowerBound)
            return [SourceEdit(place, document.rendered(entry, indentation, near: place.lowerBound).utf8)]
        }
        let index = block.index(after: edit.after, in: document) ?? block.endBeforeExit(in: document)
        return block.inserter.insert(entry, at: block.place(after: index, in: document))
    }

    /// Adds a call to the first chain that has one of its name: behind the one that it follows, or the last of its name.
    private func links(of entry: EntryText, in block: StatementBlock, of document: SwiftDocument)
        throws(EditError.Reason) -> [SourceEdit]
    {
        func callee(_ link: String) -> String { String(link.prefix { $0 != "(" && $0 != "{" }).trimmingSpaces }
        let name = callee(entry.plain)
        let chains = block.statements.map { document.outline.links(of: $0.range) }
        func isNamed(_ link: Range<Int>) -> Bool { callee(document.text(link)) == name }
        guard let chain = chains.first(where: { $0.contains(where: isNamed) }), let last = chain.last(where: isNamed)
        else {
            throw .unsuitable("no chain of calls on lines of their own has \"\(name)\"")
        }
        let texts = chain.map { TokenText($0, in: document) }
        guard !texts.contains(TokenText(entry.plain)) else { return [] }
        let after = edit.after.flatMap { texts.lastIndex(of: TokenText($0)) }.map { chain[$0] } ?? last
        let indentation = document.indentation(at: after.lowerBound)
        let text = document.newline(near: after.upperBound) + indentation
        return [
            SourceEdit(
                at: after.upperBound,
                (text + document.rendered(entry, indentation, near: after.lowerBound)).utf8
            )
        ]
    }
}

extension Outline {
    /// The calls of a chain that stand on lines of their own, each from its period.
    package func links(of chain: Range<Int>) -> [Range<Int>] {
        var starts: [Int] = []
        let all = tokens.indices(in: chain)
        var index = all.lowerBound
        while index < all.upperBound {
            if tokens[index].kind == .period, tokens[index].startsLine { starts.append(index) }
            index = max(tokens[index].match ?? index, index) + 1
        }
        let ends = starts.dropFirst() + [all.upperBound]
        return zip(starts, ends).map { tokens[$0].start..<tokens[$1 - 1].end }
    }
}

extension StatementBlock {
    /// The last statement that contains some tokens.
    func index(after text: String?, in document: SwiftDocument) -> Int? {
        guard let text else { return nil }
        let wanted = TokenText(text)
        return statements.lastIndex { TokenText($0.range, in: document).contains(wanted) }
    }

    /// The last statement after which another one is reached; `nil` for none.
    func endBeforeExit(in document: SwiftDocument) -> Int? {
        var end = statements.count
        let exits: [Keyword] = [.return, .throw, .break, .continue, .fallthrough]
        if end > 0, exits.contains(statements[end - 1].keyword) { end -= 1 }
        while end > 0, document.isConditional(statements[end - 1].range.lowerBound, from: inserter.start) { end -= 1 }
        return end > 0 ? end - 1 : nil
    }
}
