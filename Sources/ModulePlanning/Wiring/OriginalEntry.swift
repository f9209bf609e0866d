import Diagnostics
import FileTransaction
import SwiftEdits

/// An entry that a new app's file contains from the start. Its lines are recorded, so that a removal can undo it like an edit.
struct OriginalEntry {
    let insertion: WiringInsertion
    let document: SwiftDocument

    /// The entries for the record. Those that name the module get their text in the file as an edit. The others belong to the
    /// app.
    static func recorded(
        _ insertions: [WiringInsertion],
        of module: String,
        in tree: FileTree
    ) throws(Failure) -> [WiringInsertion] {
        var recorded: [WiringInsertion] = []
        for insertion in insertions {
            var insertion = insertion
            let path = RelativePath(trusted: insertion.file)
            if insertion.speaks(of: module), insertion.edits.isEmpty, let file = try tree.parsed(path) {
                insertion.edits = OriginalEntry(insertion: insertion, document: file.document).edits
            }
            recorded.append(insertion)
        }
        return recorded
    }

    /// The entry's lines, or its element of a list; empty if the file has it in another form.
    var edits: [WiringInsertion.Replacement] {
        guard insertion.kind.isOfSwift || insertion.kind.isOfManifest else { return [] }
        let anchored = insertion.anchored(in: document.bytes)
        guard let place = TokenPlace(ofEntry: insertion.text, in: anchored, of: document)?.range else { return [] }
        if insertion.kind.isOfList { return [WiringInsertion.Replacement(old: "", new: document.text(place))] }
        guard let lines = lines(of: place) else { return [] }
        return [WiringInsertion.Replacement(old: "", new: document.text(lines))]
    }

    /// The lines of a place, with its comment above, and an empty line that separates it from its neighbour.
    private func lines(of place: Range<Int>) -> Range<Int>? {
        let end = document.lineEnd(place.upperBound)
        guard document.startsLine(place.lowerBound), isBlank(place.upperBound..<end), end < document.bytes.count else {
            return nil
        }
        var start = document.lineStart(place.lowerBound)
        let remarks = insertion.text.split(whereSeparator: \.isNewline).prefix { $0.trimmingSpaces.hasPrefix("//") }
        for _ in remarks {
            guard let above = line(before: start), document.text(above).trimmingSpaces.hasPrefix("//") else {
                return nil
            }
            start = above.lowerBound
        }
        let next = end + document.newline(near: end).utf8.count
        let below = document.lineEnd(next)
        let follows = document.text(next..<below).trimmingSpaces
        let above = line(before: start)
        if let above, isBlank(above) {
            let isLast = follows.first.map { "})]".contains($0) } ?? true
            return (isLast ? above.lowerBound : start)..<next
        }
        // The first entry of a block includes the empty line after it.
        let isFirst = above.map { document.text($0).trimmingSpaces.hasSuffix("{") } ?? true
        guard isFirst, follows.isEmpty, below < document.bytes.count else { return start..<next }
        return start..<below + document.newline(near: below).utf8.count
    }

    private func line(before start: Int) -> Range<Int>? {
        guard start > 0 else { return nil }
        let lower = document.lineStart(start - 1)
        return lower..<start
    }

    private func isBlank(_ range: Range<Int>) -> Bool { document.bytes[range].allSatisfy { $0.isBlank || $0.isBreak } }
}

extension WiringInsertion {
    /// The lines of the entry, with those around it that went with it, where it says something else now; empty if the file has
    /// them in another form.
    func edits(saying text: String, in file: SwiftDocument?) -> [Replacement] {
        guard edits.count == 1, edits[0].new.contains(self.text), let file else { return [] }
        var edit = edits[0]
        edit.new = edit.new.replacingAll(self.text, with: text)
        return file.text(file.bytes.indices).contains(edit.new) ? [edit] : []
    }
}
