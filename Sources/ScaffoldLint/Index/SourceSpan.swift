import Diagnostics
import SwiftOutline

/// A range of a file, as editors count it: lines and columns from 1, columns in characters, the end behind the last one.
public struct SourceSpan: Sendable, Hashable {
    public var line: Int
    public var column: Int
    public var endLine: Int
    public var endColumn: Int

    public init(line: Int, column: Int, endLine: Int, endColumn: Int) {
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
    }

    /// The start of a file: where there is nothing better to point at.
    public static let start = SourceSpan(line: 1, column: 1, endLine: 1, endColumn: 1)

    /// The span of a range of bytes.
    public init(_ range: Range<Int>, in source: SourceText) {
        let (start, end) = (source.position(at: range.lowerBound), source.position(at: range.upperBound))
        line = start.line
        column = source.characterColumn(at: range.lowerBound)
        endLine = end.line
        endColumn = source.characterColumn(at: range.upperBound)
    }

    /// The span of a range of bytes in a text of which the lines are known.
    init(_ range: Range<Int>, in source: SourceText, _ lines: LineTable) {
        let (start, end) = (lines.position(at: range.lowerBound), lines.position(at: range.upperBound))
        let column = { (position: SourcePosition) in
            source.text(position.offset - position.column + 1..<position.offset).count + 1
        }
        self.init(line: start.line, column: column(start), endLine: end.line, endColumn: column(end))
    }
}

extension SourceSpan: Comparable {
    /// Orders spans by where they start, the shorter first.
    public static func < (left: SourceSpan, right: SourceSpan) -> Bool {
        (left.line, left.column, left.endLine, left.endColumn)
            < (right.line, right.column, right.endLine, right.endColumn)
    }
}
