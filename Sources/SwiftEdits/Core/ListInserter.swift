import SwiftOutline

/// Puts entries among elements with commas between them: of an array, an argument list, a case, an inheritance clause.
package struct ListInserter {
    let document: SwiftDocument
    /// The brackets; `nil` for a list without.
    let brackets: Range<Int>?
    /// The elements, without their commas.
    let elements: [Range<Int>]

    package init(document: SwiftDocument, brackets: Range<Int>?, elements: [Range<Int>]) {
        self.document = document
        self.brackets = brackets
        self.elements = elements
    }

    /// The edits that put an element at an index.
    package func insert(_ entry: EntryText, at index: Int) -> [SourceEdit] {
        guard !elements.isEmpty else { return fill(entry) }
        return index > 0 ? insert(entry, after: index - 1) : insertFirst(entry)
    }

    private func insert(_ entry: EntryText, after index: Int) -> [SourceEdit] {
        let element = elements[index]
        let comma = document.token(at: element.upperBound)
        let hasComma = comma.kind == .comma
        let standsAlone = document.startsLine(element.lowerBound)
        let indentation = document.indentation(at: element.lowerBound)
        let text = rendered(entry, indentation, near: element.upperBound)
        guard standsAlone else {
            return [SourceEdit(at: element.upperBound, (", " + text).utf8)]
        }
        let newline = document.newline(near: element.upperBound)
        let isLast = index == elements.count - 1
        let lead = newline + indentation
        if hasComma {
            if let end = document.endOfCodeLine(comma.end) {
                return [SourceEdit(at: end, (lead + text + ",").utf8)]
            }
            return [SourceEdit(at: comma.end, (" " + text + ",").utf8)]
        }
        guard isLast, let end = document.endOfCodeLine(element.upperBound) else {
            return [SourceEdit(at: element.upperBound, ("," + lead + text).utf8)]
        }
        return [SourceEdit(at: element.upperBound, ",".utf8), SourceEdit(at: end, (lead + text).utf8)]
    }

    private func insertFirst(_ entry: EntryText) -> [SourceEdit] {
        let first = elements[0]
        let indentation = document.indentation(at: first.lowerBound)
        let text = rendered(entry, indentation, near: first.lowerBound)
        guard document.startsLine(first.lowerBound), let open = brackets?.lowerBound,
            let end = document.endOfCodeLine(open + 1)
        else { return [SourceEdit(at: first.lowerBound, (text + ", ").utf8)] }
        return [SourceEdit(at: end, (document.newline(near: open) + indentation + text + ",").utf8)]
    }

    private func fill(_ entry: EntryText) -> [SourceEdit] {
        guard let brackets else { return [] }
        let open = brackets.lowerBound + 1
        let close = max(open, brackets.upperBound - 1)
        let outer = document.indentation(at: brackets.lowerBound)
        guard document.hasBreak(in: open..<close) else {
            let isBlank = document.bytes[open..<close].allSatisfy(\.isBlank)
            let text = rendered(entry, outer, near: open)
            return isBlank ? [SourceEdit(open..<close, text.utf8)] : [SourceEdit(at: close, (" " + text).utf8)]
        }
        let inner = outer + document.indentationUnit
        let place = BlockInserter.endOfLastLine(before: close, in: document)
        let text = document.newline(near: open) + inner + rendered(entry, inner, near: open)
        return [SourceEdit(at: place, text.utf8)]
    }

    private func rendered(_ entry: EntryText, _ indentation: String, near offset: Int) -> String {
        entry.rendered(
            indentation: indentation,
            unit: entry.isOneLine ? "" : document.indentationUnit,
            newline: document.newline(near: offset)
        )
    }
}
