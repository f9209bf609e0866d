/// A place in a source text.
public struct SourcePosition: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int

    /// The column, from 1: in UTF-8 bytes, as compilers count, or in the unit that a reader says.
    public var column: Int

    /// The offset in bytes from the start of the text, from 0.
    public var offset: Int

    /// Creates a position.
    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }
}

extension SourcePosition: Comparable {
    /// Orders positions of one text from its start to its end.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        left.offset < right.offset
    }
}
