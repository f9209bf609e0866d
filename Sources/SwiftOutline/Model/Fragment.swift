import Diagnostics

/// A range of a source text.
package struct Fragment: Sendable {
    let source: SourceText

    package let range: Range<Int>

    package var text: String { source.text(range) }

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
