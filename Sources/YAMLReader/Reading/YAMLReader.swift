/// Reads one YAML 1.2 document, or a JSON text, into nodes that know their positions.
///
/// Read are block and flow collections, all scalar styles, comments, directives, and the marks `---` and `...` around
/// one document. Left out on purpose, and refused as ``YAMLProblem/Kind/outsideSubset``: anchors, aliases, tags, several
/// documents, and keys that are collections or marked with `?`. Two equal keys in one mapping are refused as well.
///
/// Any bytes at all end in a node or a problem, in time linear in their number.
public struct YAMLReader {
    /// How deep collections may nest.
    public static let maximumDepth = 128

    private init() {}

    /// Reads a text.
    ///
    /// - Returns: The root node, or nil for a text without a document (empty, or comments only).
    /// - Throws: The first problem in the text.
    public static func read(_ text: String) throws(YAMLProblem) -> YAMLNode? {
        try read(bytes: Array(text.utf8))
    }

    /// Reads the bytes of a file: UTF-8 with or without a byte order mark.
    ///
    /// - Returns: The root node, or nil for a text without a document (empty, or comments only).
    /// - Throws: The first problem in the text, invalid UTF-8 and control characters included.
    public static func read(bytes: [UInt8]) throws(YAMLProblem) -> YAMLNode? {
        var parser = Parser(source: try YAMLText(bytes))
        return try parser.readStream()
    }

    /// Reads the bytes of a file that must be JSON by the letter (RFC 8259), and an object or a list.
    ///
    /// A key may be given twice. Collections nest no deeper than in YAML.
    ///
    /// - Throws: The first problem in the text.
    public static func read(json bytes: [UInt8]) throws(YAMLProblem) -> YAMLNode {
        var parser = Parser(source: try YAMLText(bytes), isJSON: true)
        return try parser.readJSON()
    }
}
