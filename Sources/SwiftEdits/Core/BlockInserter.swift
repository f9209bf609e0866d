/// Puts entries among those of a block: members, cases, statements, each on lines of its own.
struct BlockInserter {
    let document: SwiftDocument
    /// The bytes of the block with its braces; that of a closure begins at the end of its signature.
    let braces: Range<Int>
    /// An offset in the line whose indentation the block builds on.
    let head: Int
    /// The indentation of entries relative to the head, if there is no entry to follow; `nil` for one level.
    var depth: String?

    /// The offset after the opening brace.
    var start: Int { braces.lowerBound + 1 }
    /// The offset of the closing brace.
    var close: Int { braces.upperBound - 1 }

    /// Where an entry goes, and whether empty lines separate it from its neighbours.
    struct Place {
        /// The entry that it follows; `nil` at the top of the block.
        var previous: Range<Int>?
        /// The entry that follows it.
        var next: Range<Int>?
        var blankBefore = false
        var blankAfter = false
    }

    /// The edits that put an entry at a place.
    func insert(_ entry: EntryText, at place: Place) -> [SourceEdit] {
        guard document.hasBreak(in: start..<close) else { return expand(entry, place) }
        guard let previous = place.previous else { return insertFirst(entry, place) }
        let indentation =
            document.startsLine(previous.lowerBound)
            ? document.indentation(at: previous.lowerBound) : inner
        let end = endOfEntry(previous)
        let text = document.rendered(entry, indentation, near: end)
        let newline = document.newline(near: end)
        let lead = newline + (place.blankBefore ? newline : "") + indentation
        if let lineEnd = document.endOfCodeLine(end) {
            return [SourceEdit(at: lineEnd, (lead + text + (place.blankAfter ? newline : "")).utf8)]
        }
        let following = document.token(at: end).start
        let tail = following >= close ? document.indentation(at: head) : indentation
        return [SourceEdit(end..<gapEnd(end, following), (lead + text + newline + tail).utf8)]
    }

    /// The offset of the line break before the line in which a bracket closes, or the bracket itself where its line has more.
    static func endOfLastLine(before close: Int, in document: SwiftDocument) -> Int {
        guard document.lineStart(close) > 0, document.startsLine(close) else { return close }
        return document.endOfLine(before: close)
    }

    // MARK: - Cases

    private func insertFirst(_ entry: EntryText, _ place: Place) -> [SourceEdit] {
        var indentation = inner
        if let next = place.next, document.startsLine(next.lowerBound) {
            indentation = document.indentation(at: next.lowerBound)
        }
        let newline = document.newline(near: start)
        let text = document.rendered(entry, indentation, near: start)
        guard place.next != nil, let end = document.endOfCodeLine(start) else {
            let end = Self.endOfLastLine(before: close, in: document)
            let tail = end == close ? newline + document.indentation(at: head) : ""
            return [SourceEdit(at: end, (newline + indentation + text + tail).utf8)]
        }
        let tail = place.blankAfter ? newline : ""
        return [SourceEdit(at: end, (newline + indentation + text + tail).utf8)]
    }

    /// Breaks a block that is on one line into several.
    private func expand(_ entry: EntryText, _ place: Place) -> [SourceEdit] {
        let newline = document.newline(near: start)
        let outer = document.indentation(at: head)
        let text = newline + inner + document.rendered(entry, inner, near: start)
        let content = trimmed(start..<close)
        let closing = newline + outer
        guard !content.isEmpty else { return [SourceEdit(start..<close, (text + closing).utf8)] }
        var edits = [
            SourceEdit(start..<content.lowerBound, (newline + inner).utf8),
            SourceEdit(content.upperBound..<close, closing.utf8),
        ]
        let last = place.previous.map(endOfEntry) ?? (place.next == nil ? content.upperBound : nil)
        if let last, last < content.upperBound {
            let following = document.token(at: last).start
            edits.append(SourceEdit(last..<gapEnd(last, following), (text + newline + inner).utf8))
        } else if last != nil {
            edits[1].replacement = Array((text + closing).utf8)
        } else {
            edits[0].replacement = Array((text + newline + inner).utf8)
        }
        return edits
    }

    // MARK: - Parts

    /// The indentation of the block's entries.
    private var inner: String { document.indentation(at: head) + (depth ?? document.indentationUnit) }

    /// The offset after an entry and the semicolon that ends it.
    private func endOfEntry(_ range: Range<Int>) -> Int {
        let next = document.token(at: range.upperBound)
        return next.kind == .semicolon && next.end <= close ? next.end : range.upperBound
    }

    /// The end of the spaces after an offset, if there are only spaces up to another.
    private func gapEnd(_ offset: Int, _ following: Int) -> Int {
        document.bytes[offset..<following].allSatisfy(\.isBlank) ? following : offset
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high, document.bytes[low].isBlank { low += 1 }
        while high > low, document.bytes[high - 1].isBlank { high -= 1 }
        return low..<high
    }
}
