import SwiftOutline

/// Adds a statement to a body: after a sibling, or at its end, before a `return` or another exit.
struct StatementEdit {
    private let edit: Edit

    init(_ edit: Edit) {
        self.edit = edit
    }

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard let target = try edit.target(in: document) else { return [] }
        let block = try StatementBlock(target, in: document)
        let entry = EntryText(edit.text)
        guard !NewStatement(entry.plain).isThere(in: block, of: document) else { return [] }
        if block.isImplicitValue {
            throw .unsuitable("the body of \"\(target.name)\" is one expression, which is its value")
        }
        if block.statements.count == 1, block.statements[0].text == "break", case .switchCase = target {
            return [replacing(block.statements[0], with: entry, document)]
        }
        let index = block.index(after: edit.after, in: document) ?? block.endBeforeExit(in: document)
        return block.inserter.insert(entry, at: block.place(after: index, in: document))
    }

    private func replacing(_ statement: Statement, with entry: EntryText, _ document: SwiftDocument) -> SourceEdit {
        let text = entry.rendered(
            indentation: document.indentation(at: statement.range.lowerBound),
            unit: entry.isOneLine ? "" : document.indentationUnit,
            newline: document.newline(near: statement.range.lowerBound)
        )
        return SourceEdit(statement.range, text.utf8)
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
