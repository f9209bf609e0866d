import Diagnostics

/// Why a text was not read.
public struct YAMLProblem: Error, Equatable, Sendable {
    /// Whose fault it is.
    public enum Kind: Sendable {
        /// The text is not YAML 1.2, or gives one key twice.
        case invalid
        /// The text may be YAML 1.2, but uses what this reader leaves out on purpose: anchors, aliases, tags, several
        /// documents, keys that are collections or marked with `?`, or nesting deeper than ``YAMLReader/maximumDepth``.
        case outsideSubset
    }

    /// Where the offending text begins.
    public let position: SourcePosition
    /// What is wrong: lower case, without a full stop, offending text in double quotes.
    public let message: String
    /// What would be right, where that can be said.
    public let hint: String?
    /// Whether the text is wrong or merely outside what is read.
    public let kind: Kind
}
