import SwiftOutline

/// Adds a parameter to a function or initialiser.
struct ParameterEdit {
    let edit: Edit

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard let target = try edit.target(in: document) else { return [] }
        guard case .declaration(let declaration) = target, let brackets = declaration.parametersRange else {
            throw .unsuitable("\"\(target.name)\" has no parameters")
        }
        try document.checkClosed(brackets)
        let entry = EntryText(edit.text)
        let new = Outline("func call(\(entry.plain)) {}").declarations.first?.parameters ?? []
        guard new.count == 1 else { throw .text("\"\(entry.plain)\" is not one parameter") }
        let parameters = declaration.parameters
        guard !parameters.contains(where: { $0.label == new[0].label && $0.name == new[0].name }) else { return [] }
        var index = parameters.count
        if let after = edit.after, let found = parameters.lastIndex(where: { $0.label == after || $0.name == after }) {
            index = found + 1
        }
        return ListInserter(document: document, brackets: brackets, elements: parameters.map(\.range))
            .insert(entry, at: index)
    }
}
