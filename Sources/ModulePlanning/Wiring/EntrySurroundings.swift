import SwiftEdits
import SwiftOutline

/// What people set around an entry on lines of its own: it must not describe another declaration when the entry goes.
struct EntrySurroundings {
    /// Where the entry begins, with the attributes above it.
    let start: Int
    /// The comment on the line above.
    let above: Comment?
    /// The comments on the entry's last line.
    let behind: [Comment]
    /// Whether the entry cannot go alone: a comment documents it, or the case above falls through into it.
    let keepEntry: Bool

    init(of place: Range<Int>, in document: SwiftDocument) {
        let own = document.outline.allDeclarations.first { declaration in
            place.contains(declaration.nameRange.lowerBound) && place.contains(declaration.keywordRange.lowerBound)
        }
        let start = min(own?.range.lowerBound ?? place.lowerBound, place.lowerBound)
        let comment = document.outline.comments(before: start).last
        let isAbove = comment.map { comment in
            document.startsLine(comment.range.lowerBound)
                && !document.hasBlankLine(in: comment.range.upperBound..<start)
        }
        let remark = isAbove == true ? comment : nil
        (self.start, above) = (start, remark)
        let comma = document.token(at: place.upperBound)
        let end = comma.kind == .comma ? comma.end : place.upperBound
        let line = end..<document.lineEnd(end)
        behind = document.endOfCodeLine(end) == nil ? [] : document.outline.source.comments(in: line)
        let documents = ["///", "/**"].contains { remark?.text.hasPrefix($0) == true }
        let isFalling = [start, place.upperBound].map { document.token(before: $0)?.keyword == .fallthrough }
        keepEntry = documents || isFalling == [true, false]
    }
}
