import SwiftOutline

/// Adds an element to an array literal: at its end, or in the order of the others if they are sorted.
package struct ArrayElementEdit {
    let edit: Edit

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard let target = try edit.target(in: document) else { return [] }
        guard case .array(let literal) = try AnchorFinder(document: document).target("array", in: target) else {
            throw .unsuitable("\"\(target.name)\" is no array")
        }
        return try Self.edits(adding: edit, to: literal, in: document)
    }

    /// The edits that add an element to an array literal; none if it is present.
    package static func edits(adding edit: Edit, to literal: ArrayLiteral, in document: SwiftDocument)
        throws(EditError.Reason) -> [SourceEdit]
    {
        try document.checkClosed(literal.range)
        var plain = EntryText(edit.text).plain
        while plain.last == "," { plain.removeLast() }
        let new = TokenText(plain)
        let brackets = literal.range
        let present = document.found.value(for: brackets) {
            Set(literal.elements.map { TokenText($0.range, in: document) })
        }
        guard !present.contains(new), !present.contains(where: new.isMember) else { return [] }
        let elements = literal.elements.map(\.range)
        let known = elements.map { TokenText($0, in: document) }
        var index = SortedPlace.index(for: new.sortKey, among: known.map(\.sortKey), sorted: edit.sorted)
        if let after = edit.after.map(TokenText.init), let found = known.lastIndex(where: { $0.contains(after) }) {
            index = found + 1
        }
        return ListInserter(document: document, brackets: brackets, elements: elements)
            .insert(EntryText(plain), at: index)
    }
}
