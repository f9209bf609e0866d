import SwiftOutline

/// Adds a conformance to the inheritance clause of a type or an extension.
package struct ConformanceEdit {
    private let edit: Edit

    package init(_ edit: Edit) { self.edit = edit }

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard let target = try edit.target(in: document) else { return [] }
        guard case .declaration(let type) = target, type.kind.hasMembers else {
            throw .unsuitable("\"\(target.name)\" cannot conform to anything")
        }
        return edits(addingTo: type, in: document)
    }

    /// The edits that add the conformance to a type or an extension that has been found already.
    package func edits(addingTo type: Declaration, in document: SwiftDocument) -> [SourceEdit] {
        let name = EntryText(edit.text).plain
        guard !Self.isThere(name, on: type.name, in: [document]) else { return [] }
        let inherited = type.inheritance.map(\.range)
        guard inherited.isEmpty else {
            return ListInserter(document: document, brackets: nil, elements: inherited)
                .insert(EntryText(name), at: inherited.count)
        }
        let end = max(type.genericClause?.range.upperBound ?? 0, type.nameRange.upperBound)
        return [SourceEdit(at: end, (": " + name).utf8)]
    }

    /// Whether the type or one of its extensions names the conformance.
    package static func isThere(_ name: String, on type: String, in documents: [SwiftDocument]) -> Bool {
        let wanted = TokenText(name)
        return documents.contains { document in
            document.outline.allDeclarations.contains { declaration in
                declaration.kind.hasMembers && declaration.name == type
                    && declaration.inheritance.contains { conforms(TokenText($0.text), to: wanted) }
            }
        }
    }

    /// Compositions (`A & B`) and attributes (`@preconcurrency A`) name their parts.
    private static func conforms(_ inherited: TokenText, to wanted: TokenText) -> Bool {
        inherited == wanted
            || (inherited.texts.contains("&") || inherited.texts.first == "@") && inherited.contains(wanted)
    }
}
