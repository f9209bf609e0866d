import Diagnostics

/// A place where a template looks something up in its context.
public struct TemplateReference: Sendable, Hashable {
    /// The names of the look-up, outermost first. `*` stands for an element of an array, or for a key in brackets.
    public let path: [String]
    /// Where the look-up stands; the column is that of its first name.
    public let mark: SourceMark
    /// Whether the variable may be undefined: it is the operand of `default`.
    public let isOptional: Bool
}
