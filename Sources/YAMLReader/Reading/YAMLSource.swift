import Diagnostics

/// The text of a YAML or JSON file with the name that problems call it by.
package struct YAMLSource: Sendable {
    package let name: String
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    package init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

    /// The document's root; an empty document is a problem.
    package func root() throws(Failure) -> YAMLNode {
        guard let node = try rootIfAny() else {
            throw Failure("the file is empty", at: SourceMark(source: name, line: 1, column: 1))
        }
        return node
    }

    /// The document's root; `nil` where there is nothing but comments.
    package func rootIfAny() throws(Failure) -> YAMLNode? {
        try reading { () throws(YAMLProblem) in try YAMLReader.read(bytes: bytes) }
    }

    /// The object or list of a file that must be JSON by the letter.
    package func json() throws(Failure) -> YAMLNode {
        try reading { () throws(YAMLProblem) in try YAMLReader.read(json: bytes) }
    }

    private func reading<Node>(_ read: () throws(YAMLProblem) -> Node) throws(Failure) -> Node {
        do throws(YAMLProblem) {
            return try read()
        } catch {
            throw conflict ?? Failure(error.message, at: SourceMark(error.position, in: name), hint: error.hint)
        }
    }

    /// What is wrong where git has left both sides of a conflict: all else that is comes of that.
    private var conflict: Failure? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let index = lines.firstIndex(where: { $0.starts(with: "<<<<<<< ".utf8) }) else { return nil }
        return Failure(
            "git has left both sides of a conflict here",
            at: SourceMark(source: name, line: index + 1, column: 1),
            hint: "git checkout --ours or --theirs takes one of them"
        )
    }
}
