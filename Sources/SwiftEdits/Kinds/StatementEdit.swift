import SwiftOutline

/// Adds a statement to a body: after a sibling, or at its end, before a `return` or another exit. An element of a result
/// builder, such as a tab in `TabView { … }`, is added the same way, also beside a single expression that is the body's value.
struct StatementEdit {
    let edit: Edit

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard let target = try edit.target(in: document) else { return [] }
        let block = try StatementBlock(target, in: document)
        let entry = EntryText(edit.text)
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
}

extension StatementBlock {
    /// The last statement that holds some tokens.
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
