import SwiftOutline

/// Adds an element to what a result builder takes: a tab in `TabView { … }`, a row in a `VStack`.
struct BuilderElementEdit {
    private let edit: Edit

    init(_ edit: Edit) {
        self.edit = edit
    }

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard let target = try edit.target(in: document) else { return [] }
        let block = try StatementBlock(target, in: document)
        let entry = EntryText(edit.text)
        guard !NewStatement(entry.plain).isThere(in: block, of: document) else { return [] }
        let index = block.index(after: edit.after, in: document) ?? block.endBeforeExit(in: document)
        return block.inserter.insert(entry, at: block.place(after: index, in: document))
    }
}
