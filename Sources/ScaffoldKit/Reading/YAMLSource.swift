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
    package func root() throws(Problem) -> YAMLNode {
        guard let node = try rootIfAny() else {
            throw Problem("the file is empty", at: SourceMark(source: name, line: 1, column: 1))
        }
        return node
    }

    /// The document's root; `nil` where there is nothing but comments.
    package func rootIfAny() throws(Problem) -> YAMLNode? {
        do throws(YAMLProblem) {
            return try YAMLReader.read(bytes: bytes)
        } catch {
            let mark = SourceMark(source: name, line: error.position.line, column: error.position.column)
            throw conflict ?? Problem(error.message, at: mark, hint: error.hint)
        }
    }

    /// What is wrong where git has left both sides of a conflict: all else that is comes of that.
    private var conflict: Problem? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let index = lines.firstIndex(where: { $0.starts(with: "<<<<<<< ".utf8) }) else { return nil }
        return Problem(
            "git has left both sides of a conflict here",
            at: SourceMark(source: name, line: index + 1, column: 1),
            hint: "git checkout --ours or --theirs takes one of them"
        )
    }
}
