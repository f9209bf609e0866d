import SwiftOutline

/// Puts a copy of an entry after it, in the entry's own layout.
package struct CopyInserter {
    private let document: SwiftDocument

    package init(_ document: SwiftDocument) { self.document = document }

    /// The bytes of an entry with the comments above it that belong to it.
    ///
    /// - Parameter isOwn: Whether a comment that an empty line separates from the entry belongs to it.
    package func source(of range: Range<Int>, where isOwn: (String) -> Bool = { _ in false }) -> Range<Int> {
        guard document.startsLine(range.lowerBound) else { return range }
        let floor = document.token(before: range.lowerBound)?.end ?? 0
        var start = range.lowerBound
        for comment in document.outline.comments(before: range.lowerBound).reversed() {
            guard document.startsLine(comment.range.lowerBound), comment.range.lowerBound >= floor else { break }
            let isApart = document.hasBlankLine(in: comment.range.upperBound..<start)
            guard !isApart || isOwn(comment.text) else { break }
            start = comment.range.lowerBound
        }
        return start..<range.upperBound
    }

    /// The edits that put the copy of an entry, which stands on lines of its own, after it.
    ///
    /// - Parameters:
    ///   - range: The bytes of the entry, with its comments.
    ///   - copy: The text of the copy.
    ///   - isApart: Whether an empty line goes before the copy.
    /// - Returns: `nil` where the entry shares its lines with others.
    package func insert(_ copy: String, after range: Range<Int>, isApart: Bool) -> [SourceEdit]? {
        guard document.startsLine(range.lowerBound) else { return nil }
        let next = document.token(at: range.upperBound)
        let end = next.kind == .semicolon && !next.startsLine ? next.end : range.upperBound
        guard let lineEnd = document.endOfCodeLine(end) else { return nil }
        let newline = document.newline(near: range.lowerBound)
        let lead = newline + (isApart ? newline : "") + document.indentation(at: range.lowerBound)
        return [SourceEdit(at: lineEnd, (lead + copy).utf8)]
    }
}
