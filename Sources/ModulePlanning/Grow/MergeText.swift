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

    /// The lines of a declaration with the comments above it and the empty line before; `nil` if others share them, or if its
    /// comments are not those of its earlier rendering.
    func lines(of declaration: Declaration, as earlier: Declaration, in old: SwiftDocument) -> Range<Int>? {
        let whole = commented(declaration)
        let (start, last) = (document.lineStart(whole.lowerBound), document.lineEnd(whole.upperBound))
        guard comments(in: whole) == MergeText(document: old).comments(in: MergeText(document: old).commented(earlier)),
            document.startsLine(whole.lowerBound), document.bytes[whole.upperBound..<last].allSatisfy(\.isBlank)
        else { return nil }
        let gap = document.bytes[..<start].reversed().prefix { $0.isBlank || $0.isBreak }.count
        let first = gap == 0 ? start : document.lineEnd(start - gap)
        let next = last + document.bytes[last...].prefix { $0.isBlank || $0.isBreak }.count
        let isFirst = !document.hasBlankLine(in: first..<start) && document.hasBlankLine(in: last..<next)
        return isFirst ? start..<document.lineStart(next) : first..<last
    }

    private func commented(_ declaration: Declaration) -> Range<Int> {
        let first = adjoining(declaration.leadingComments, to: declaration).first
        return (first?.range.lowerBound ?? declaration.range.lowerBound)..<declaration.range.upperBound
    }

    private func comments(in range: Range<Int>) -> [String] {
        document.outline.source.comments(in: range).map(\.text)
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
