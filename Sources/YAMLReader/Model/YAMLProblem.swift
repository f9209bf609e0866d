import Diagnostics

/// The error of the YAML reader.
package struct YAMLProblem: Error, Equatable, Sendable {
    /// Whether the text is invalid or unsupported.
    package enum Kind: Sendable {
        /// The text is not YAML 1.2, or has a duplicate key.
        case invalid
        /// The text uses features that the reader deliberately omits: anchors, aliases, tags, several documents, keys that are
        /// collections or marked with `?`, or nesting deeper than ``YAMLReader/maximumDepth``.
        case outsideSubset
    }

    /// The start of the offending text.
    package let position: SourcePosition
    /// The message: lower case, without a full stop, offending text in double quotes.
    package let message: String
    /// What to do, if known.
    package let hint: String?
    package let kind: Kind
}
