import Diagnostics

/// A piece of a source text: where it is, and what it says.
public struct Fragment: Sendable {
    let source: SourceText

    /// The bytes of the piece.
    public let range: Range<Int>

    /// The text of the piece, as it stands in the source.
    public var text: String { source.text(range) }

    /// The first byte, by which many pieces can be told without reading them.
    public var firstByte: UInt8? { source.bytes(in: range).first }
}

extension Fragment: CustomStringConvertible {
    /// The text of the piece.
    public var description: String { text }
}

extension Fragment: Equatable {
    /// Whether two pieces read the same, wherever they stand.
    public static func == (left: Fragment, right: Fragment) -> Bool {
        left.source.bytes(in: left.range).elementsEqual(right.source.bytes(in: right.range))
    }
}
