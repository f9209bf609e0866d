/// A leaf of a YAML document: its text with quotes, escapes, indentation and folding taken away.
public struct YAMLScalar: Sendable, Hashable {
    /// How the text is written.
    public enum Style: Sendable, Hashable {
        case plain
        case singleQuoted
        case doubleQuoted
        case literal
        case folded
    }

    /// The text that the scalar stands for; line breaks are `\n`.
    public let text: String
    /// How the text is written. Only plain scalars can be anything but strings.
    public let style: Style

    /// The value by the core schema of YAML 1.2.
    public var resolved: YAMLValue {
        style == .plain ? CoreSchema.resolve(text) : .string(text)
    }
}
