/// A place that a problem points at: a position in a file, or in the value of a command-line flag.
///
/// Lines and columns start at 1 and count characters as an editor shows them. A flag has a column and no line.
public struct SourceMark: Sendable, Hashable {
    /// A file's path as the user gave it, or a flag with its dashes (`--screens`).
    public let source: String
    public let line: Int?
    public let column: Int?

    public init(source: String, line: Int? = nil, column: Int? = nil) {
        self.source = source
        self.line = line
        self.column = column
    }

    /// The mark of a position in a file.
    package init(_ position: SourcePosition, in source: String) {
        self.init(source: source, line: position.line, column: position.column)
    }

    /// The mark moved to the right by a number of characters.
    public func advanced(by characters: Int) -> SourceMark {
        SourceMark(source: source, line: line, column: column.map { $0 + characters })
    }
}

extension SourceMark: CustomStringConvertible {
    /// `spec.yml:3:5`, `--screens:12`, or the bare source.
    public var description: String {
        ([source] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
}
