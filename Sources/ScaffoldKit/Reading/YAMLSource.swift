import YAMLReader

/// The text of a YAML or JSON file with the name that problems call it by.
public struct YAMLSource: Sendable {
    public let name: String
    public let bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// The document's root; an empty document is a problem.
    func root() throws(Problem) -> YAMLNode {
        let node: YAMLNode?
        do throws(YAMLProblem) {
            node = try YAMLReader.read(bytes: bytes)
        } catch {
            throw Problem(
                error.message,
                at: SourceMark(source: name, line: error.position.line, column: error.position.column),
                hint: error.hint
            )
        }
        guard let node else { throw Problem("the file is empty", at: SourceMark(source: name, line: 1, column: 1)) }
        return node
    }
}
