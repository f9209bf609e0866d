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
        let indentation = document.indentation(at: element.lowerBound)
        return insert(document.rendered(entry, indentation, near: element.upperBound), after: index)
    }

    /// The edits that put a text, which stays as it is, after an element.
    package func insert(_ text: String, after index: Int) -> [SourceEdit] {
        let element = elements[index]
        let comma = document.token(at: element.upperBound)
        let before = separator(after: document.text(element), of: element)
        guard document.startsLine(element.lowerBound) else {
            if index == 0, isAligned, let end = document.endOfCodeLine(comma.end) {
                let lead = document.newline(near: end) + document.indentation(at: elements[1].lowerBound)
                return [SourceEdit(at: end, (lead + text + ",").utf8)]
            }
            // A comment before the comma belongs to the element.
            let isCommented = comma.kind == .comma && comma.start != element.upperBound
            return isCommented && !document.startsLine(comma.start)
                ? [SourceEdit(at: comma.end, (" " + text + ",").utf8)]
                : [SourceEdit(at: element.upperBound, (before + " " + text).utf8)]
        }
        let behind = separator(after: text, of: element)
        let lead = document.newline(near: element.upperBound) + document.indentation(at: element.lowerBound)
        if comma.kind == .comma {
            if let end = document.endOfCodeLine(comma.end) {
                return [SourceEdit(at: end, (lead + text + behind).utf8)]
            }
            return [SourceEdit(at: comma.end, (" " + text + behind).utf8)]
        }
        guard index == elements.count - 1, let end = document.endOfCodeLine(element.upperBound) else {
            return [SourceEdit(at: element.upperBound, (before + lead + text).utf8)]
        }
        return [SourceEdit(at: element.upperBound, before.utf8), SourceEdit(at: end, (lead + text).utf8)]
    }

    /// Whether the first element alone is in the line of the bracket, and the others are below it.
    private var isAligned: Bool {
        elements.count > 1 && elements.dropFirst().allSatisfy { document.startsLine($0.lowerBound) }
    }

    /// The comma behind a text; on a line of its own behind the directive `#endif`, which nothing may follow.
    private func separator(after text: String, of element: Range<Int>) -> String {
        guard text.hasSuffix("#endif") else { return "," }
        return document.newline(near: element.upperBound) + document.indentation(at: element.lowerBound) + ","
    }

    private func insertFirst(_ entry: EntryText) -> [SourceEdit] {
        let first = elements[0]
        let indentation = document.indentation(at: first.lowerBound)
        let text = document.rendered(entry, indentation, near: first.lowerBound)
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
            let text = document.rendered(entry, outer, near: open)
            return isBlank ? [SourceEdit(open..<close, text.utf8)] : [SourceEdit(at: close, (" " + text).utf8)]
        }
        let inner = outer + document.indentationUnit
        let place = BlockInserter.endOfLastLine(before: close, in: document)
        let text = document.newline(near: open) + inner + document.rendered(entry, inner, near: open)
        return [SourceEdit(at: place, text.utf8)]
    }
}
