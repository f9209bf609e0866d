import Diagnostics

/// A range of a source text.
package struct Fragment: Sendable {
    let source: SourceText

    package let range: Range<Int>

    package var text: String { source.text(range) }

    /// The last 200 bytes of the text: the end of a chain of calls, however long it is.
    package var ending: String { source.text(max(range.lowerBound, range.upperBound - 200)..<range.upperBound) }

    package var firstByte: UInt8? { source.bytes(in: range).first }
}

extension Fragment: CustomStringConvertible {
    package var description: String { text }
}

extension Fragment: Equatable {
    /// Whether two fragments have the same text.
    package static func == (left: Fragment, right: Fragment) -> Bool {
        left.source.bytes(in: left.range).elementsEqual(right.source.bytes(in: right.range))
    }
}
