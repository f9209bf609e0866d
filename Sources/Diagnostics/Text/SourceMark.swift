/// The place of a problem: a position in a file or in the value of a command-line option.
///
/// Lines and columns start at 1 and count characters. An option has a column but no line.
package struct SourceMark: Sendable, Hashable {
    /// A file's path as the user gave it, or an option with its dashes (`--screens`).
    package let source: String
    package let line: Int?
    package let column: Int?

    package init(source: String, line: Int? = nil, column: Int? = nil) {
        self.source = source
        self.line = line
        self.column = column
    }

    /// The mark of a position in a file.
    package init(_ position: SourcePosition, in source: String) {
        self.init(source: source, line: position.line, column: position.column)
    }

    /// The mark moved to the right by a number of characters.
    package func advanced(by characters: Int) -> SourceMark {
        SourceMark(source: source, line: line, column: column.map { $0 + characters })
    }
}

extension SourceMark: CustomStringConvertible {
    /// `spec.yml:3:5`, `--screens:12`, or only the source.
    package var description: String {
        ([source] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
}
