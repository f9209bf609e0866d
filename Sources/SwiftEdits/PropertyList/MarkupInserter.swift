/// Inserts lines among the children of an element, with their indentation.
struct MarkupInserter {
    let text: ByteText

    /// The edits that insert lines after a child, or at the start if there is none.
    func insert(_ lines: String, after previous: MarkupElement?, in parent: MarkupElement) -> [SourceEdit] {
        let outer = text.indentation(at: parent.range.lowerBound) ?? ""
        let unit = unit(in: parent, outer)
        let inner = parent.children.first.flatMap { text.indentation(at: $0.range.lowerBound) } ?? outer + unit
        let entry = lines.split(separator: "\n").map { (line: Substring) -> String in
            let depth = line.prefix { $0 == "\t" }.count
            return text.newline + inner + String(repeating: unit, count: depth) + line.dropFirst(depth)
        }
        .joined()
        if let previous { return [SourceEdit(at: previous.range.upperBound, entry.utf8)] }
        if parent.isEmptyTag {
            let filled = "<\(parent.name)>\(entry)\(text.newline)\(outer)</\(parent.name)>"
            return [SourceEdit(parent.range, filled.utf8)]
        }
        let isOneLine = !text.bytes[parent.content].contains(where: \.isBreak)
        let tail = isOneLine ? text.newline + outer : ""
        return [SourceEdit(at: parent.content.lowerBound, (entry + tail).utf8)]
    }

    private func unit(in parent: MarkupElement, _ outer: String) -> String {
        let child = parent.children.first ?? parent
        guard let inner = text.indentation(at: child.range.lowerBound), !inner.isEmpty else { return "\t" }
        if inner.hasPrefix("\t") { return "\t" }
        return inner.count > outer.count ? String(repeating: " ", count: inner.count - outer.count) : inner
    }
}
