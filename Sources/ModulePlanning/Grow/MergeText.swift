import Diagnostics
import SwiftEdits
import SwiftOutline

/// The texts of parts of a rendering, as entries for the file that they merge into.
struct MergeText {
    let document: SwiftDocument

    /// A declaration with its comments.
    ///
    /// - Parameter isTopLevel: Whether comments above an empty line belong to the file and not to the declaration.
    func chunk(of declaration: Declaration, isTopLevel: Bool, without known: (String) -> Bool) -> MemberText.Chunk {
        var comments = declaration.leadingComments
        if let previous = document.token(before: declaration.range.lowerBound) {
            let end = document.lineEnd(previous.end)
            comments = comments.filter { $0.range.lowerBound > end }
        }
        if isTopLevel { comments = adjoining(comments, to: declaration) }
        while let first = comments.first, first.text.contains("MARK:"), known(first.text) { comments.removeFirst() }
        let start = comments.first?.range.lowerBound ?? declaration.range.lowerBound
        return MemberText.Chunk(
            declaration: declaration,
            entry: entry(start..<declaration.range.upperBound),
            isOneLine: !document.hasBreak(in: declaration.range)
        )
    }

    /// A range of the rendering, with the rest of its last line.
    func entry(_ range: Range<Int>) -> EntryText {
        let start = document.startsLine(range.lowerBound) ? document.lineStart(range.lowerBound) : range.lowerBound
        let end = document.endOfCodeLine(range.upperBound) ?? range.upperBound
        return EntryText(document.text(start..<end))
    }

    /// One element of a `case` with several, as a case of its own.
    func singleCase(_ declaration: Declaration) -> EntryText {
        EntryText("case " + document.text(declaration.elementRange))
    }

    /// The comments above a declaration without an empty line between.
    func adjoining(_ comments: [Comment], to declaration: Declaration) -> [Comment] {
        var end = declaration.range.lowerBound
        var found: [Comment] = []
        for comment in comments.reversed() {
            guard !document.hasBlankLine(in: comment.range.upperBound..<end) else { break }
            found.insert(comment, at: 0)
            end = comment.range.lowerBound
        }
        return found
    }
}
