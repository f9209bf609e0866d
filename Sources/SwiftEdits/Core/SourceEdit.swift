/// One replacement of bytes in a file.
package struct SourceEdit: Sendable, Hashable {
    /// The bytes that are replaced; an empty range inserts.
    package var range: Range<Int>
    /// The new bytes.
    package var replacement: [UInt8]

    /// Replaces a range of bytes.
    package init(_ range: Range<Int>, _ replacement: some Sequence<UInt8>) {
        self.range = range
        self.replacement = Array(replacement)
    }

    /// Inserts at an offset.
    package init(at offset: Int, _ replacement: some Sequence<UInt8>) { self.init(offset..<offset, replacement) }
}

extension SourceEdit {
    /// The bytes with all edits applied.
    ///
    /// Several insertions at one offset come in the order in which they are given.
    /// - Throws: `.overlap` when two edits touch the same bytes, or one lies outside of the file: none is dropped.
    package static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) throws(EditError.Reason) -> [UInt8] {
        let sorted = edits.enumerated().sorted { left, right in
            let (first, second) = (left.element.range, right.element.range)
            return (first.lowerBound, first.upperBound, left.offset)
                < (second.lowerBound, second.upperBound, right.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
        var copied = 0
        for (_, edit) in sorted {
            guard edit.range.lowerBound >= copied, edit.range.upperBound <= bytes.count else { throw .overlap }
            result += bytes[copied..<edit.range.lowerBound]
            result += edit.replacement
            copied = edit.range.upperBound
        }
        result += bytes[copied...]
        return result
    }
}
