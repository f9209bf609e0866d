/// Reads a YAML 1.2 document or a JSON text into nodes with positions.
///
/// Supports block and flow collections, all scalar styles, comments, directives, and the marks `---` and `...`. Refuses, as
/// ``YAMLProblem/Kind/outsideSubset``, anchors, aliases, tags, several documents, and keys that are collections or marked
/// with `?`. Duplicate keys are invalid.
///
/// Any bytes result in a node or a problem, in linear time.
package enum YAMLReader {
    /// The limit of nested collections.
    package static let maximumDepth = 128

    /// Reads a text.
    ///
    /// - Returns: The root node; `nil` for a text without a document (empty, or only comments).
    /// - Throws: The first problem.
    package static func read(_ text: String) throws(YAMLProblem) -> YAMLNode? { try read(bytes: Array(text.utf8)) }

    /// Reads UTF-8 with or without a byte order mark.
    ///
    /// - Returns: The root node; `nil` for a text without a document (empty, or only comments).
    /// - Throws: The first problem, such as invalid UTF-8 or a control character.
    package static func read(bytes: [UInt8]) throws(YAMLProblem) -> YAMLNode? {
        var parser = YAMLParser(source: try YAMLText(bytes))
        return try parser.readStream()
    }

    /// Reads strict JSON (RFC 8259) with an object or list at the root. Accepts duplicate keys.
    ///
    /// - Throws: The first problem.
    package static func read(json bytes: [UInt8]) throws(YAMLProblem) -> YAMLNode {
        var parser = YAMLParser(source: try YAMLText(bytes), isJSON: true)
        return try parser.readJSON()
    }
}
