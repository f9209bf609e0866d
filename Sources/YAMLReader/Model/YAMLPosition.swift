/// A place in a YAML text.
public struct YAMLPosition: Sendable, Hashable, Comparable {
    /// The line, counted from 1.
    public let line: Int
    /// The column in Unicode scalars, counted from 1; a byte order mark at the start of the text has no column.
    public let column: Int
    /// The number of UTF-8 bytes before this place.
    public let offset: Int

    /// Makes a position from its parts, which are taken as they are.
    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }

    /// Positions of one text are ordered by their offset.
    public static func < (left: YAMLPosition, right: YAMLPosition) -> Bool {
        left.offset < right.offset
    }
}
