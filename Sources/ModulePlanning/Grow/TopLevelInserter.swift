import SwiftEdits
import SwiftOutline

/// Inserts declarations at the top level of a file, separated by empty lines.
struct TopLevelInserter {
    let document: SwiftDocument

    /// The edits that insert a declaration after a given one, else before another, else at the end of the file.
    func insert(_ chunk: MemberText.Chunk, behind previous: Declaration?, before next: Declaration?) -> [SourceEdit] {
        let all = document.outline.declarations
        let sibling = previous ?? (next == nil ? all.last : all.last { $0.kind == .import })
        guard let sibling else { return next.map { [before($0, chunk)] } ?? [atStart(chunk)] }
        let end = document.endOfCodeLine(sibling.range.upperBound) ?? sibling.range.upperBound
        let newline = document.newline(near: end)
        return [SourceEdit(at: end, (newline + newline + text(chunk, newline)).utf8)]
    }

    private func before(_ next: Declaration, _ chunk: MemberText.Chunk) -> SourceEdit {
        let start = document.lineStart(next.range.lowerBound)
        let newline = document.newline(near: start)
        return SourceEdit(at: start, (text(chunk, newline) + newline + newline).utf8)
    }

    private func atStart(_ chunk: MemberText.Chunk) -> SourceEdit {
        let newline = document.newline(near: document.bytes.count)
        return SourceEdit(at: document.bytes.count, (text(chunk, newline) + newline).utf8)
    }

    private func text(_ chunk: MemberText.Chunk, _ newline: String) -> String {
        chunk.entry.rendered(indentation: "", unit: document.indentationUnit, newline: newline)
    }
}
