import Diagnostics

/// A span of source text in editor coordinates: lines and columns start at 1, columns count characters, and the end is
/// exclusive.
package struct SourceSpan: Sendable, Hashable {
    package var line: Int
    package var column: Int
    package var endLine: Int
    package var endColumn: Int

    package init(line: Int, column: Int, endLine: Int, endColumn: Int) {
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
    }

    /// The start of a file, for problems without a more precise span.
    package static let start = SourceSpan(line: 1, column: 1, endLine: 1, endColumn: 1)

    /// Creates the span of a range of bytes.
    package init(_ range: Range<Int>, in source: SourceText, _ lines: LineTable) {
        let (start, end) = (lines.position(at: range.lowerBound), lines.position(at: range.upperBound))
        line = start.line
        column = source.characterColumn(of: start)
        endLine = end.line
        endColumn = source.characterColumn(of: end)
    }
}

extension SourceSpan: Comparable {
    /// Orders spans by their starts, then shorter before longer.
    package static func < (left: SourceSpan, right: SourceSpan) -> Bool {
        (left.line, left.column, left.endLine, left.endColumn)
            < (right.line, right.column, right.endLine, right.endColumn)
    }
}
