import SwiftOutline

/// Adds a case to an enumeration: after the last one, or in the order of the others if they are sorted.
package struct EnumCaseEdit {
    private let edit: Edit

    package init(_ edit: Edit) { self.edit = edit }

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard let target = try edit.target(in: document) else { return [] }
        guard case .declaration(let type) = target else {
            throw .unsuitable("\"\(target.name)\" is no enumeration")
        }
        return try edits(addingTo: type, in: document)
    }

    /// The edits that add the cases to an enumeration that has been found already.
    package func edits(addingTo type: Declaration, in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit]
    {
        guard type.kind == .enum, let body = type.bodyRange else {
            throw .unsuitable("\"\(type.kind.keyword) \(type.name)\" is no enumeration")
        }
        try document.checkClosed(body)
        let known = document.found.value(for: type.range) {
            Set(type.members.filter { $0.kind == .case }.map(\.name))
        }
        let chunks = try MemberText(edit.text).chunks
        guard chunks.allSatisfy({ $0.declaration.kind == .case }) else {
            throw .text("\"\(EntryText(edit.text).plain)\" is no case")
        }
        return chunks.filter { !known.contains($0.declaration.name) }.flatMap { insert($0, into: type, body, document) }
    }

    private func insert(
        _ chunk: MemberText.Chunk,
        into type: Declaration,
        _ body: Range<Int>,
        _ document: SwiftDocument
    )
        -> [SourceEdit]
    {
        let all = type.members
        let cases = all.filter { $0.kind == .case && !$0.isContinuation && !$0.isInsideConditional }
        let names = cases.map(\.name)
        var index = SortedPlace.index(for: chunk.declaration.name, among: names, sorted: edit.sorted)
        if let after = edit.after, let found = names.lastIndex(of: after) { index = found + 1 }
        let inserter = BlockInserter(document: document, braces: body, head: type.range.lowerBound)
        var place = BlockInserter.Place(previous: index > 0 ? cases[index - 1].range : nil)
        place.next = all.first { $0.range.lowerBound >= (place.previous?.upperBound ?? 0) }?.range
        place.blankBefore = index > 0 && setsApart(cases, at: index, document)
        if place.previous == nil, let next = place.next { place.blankAfter = next != cases.first?.range }
        return inserter.insert(chunk.entry, at: place)
    }

    /// Whether there are empty lines between the cases around an index.
    private func setsApart(_ cases: [Declaration], at index: Int, _ document: SwiftDocument) -> Bool {
        let first = min(max(index - 2, 0), cases.count - 1)
        let second = min(first + 1, cases.count - 1)
        guard first < second else { return false }
        return document.hasBlankLine(in: cases[first].range.upperBound..<cases[second].range.lowerBound)
    }
}
