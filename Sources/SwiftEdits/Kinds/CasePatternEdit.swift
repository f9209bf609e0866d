/// Adds a pattern to a case that is there: `case "favorites"` becomes `case "favorites", "saved"`.
struct CasePatternEdit {
    let edit: Edit

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard let target = try edit.target(in: document) else { return [] }
        guard case .switchCase(let found, let owner) = target, !found.isDefault else {
            throw .unsuitable("\"\(target.name)\" is no case")
        }
        let plain = EntryText(edit.text).plain
        let patterns = try NewCase("case \(plain):\n    break").patterns
        let known = owner.cases.flatMap { each in each.items.map { CasePattern($0, in: document) } }
        guard patterns.contains(where: { !$0.isCovered(by: known) }) else { return [] }
        let items = found.items.map(\.range)
        return ListInserter(document: document, brackets: nil, elements: items).insert(
            EntryText(plain),
            at: items.count
        )
    }
}
