/// A scalar of a YAML document: its text with quotes, escapes, indentation and folding resolved.
package struct YAMLScalar: Sendable, Hashable {
    /// The notation of the text.
    package enum Style: Sendable, Hashable {
        case plain
        case singleQuoted
        case doubleQuoted
        case literal
        case folded
    }

    /// The resolved text, with `\n` as line break.
    package let text: String
    /// The notation. Only plain scalars can resolve to other values than strings.
    package let style: Style

    /// The value by the core schema of YAML 1.2.
    package var resolved: YAMLValue { style == .plain ? CoreSchema.resolve(text) : .string(text) }
}
