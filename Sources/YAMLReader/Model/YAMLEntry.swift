/// One key of a mapping with its value.
public struct YAMLEntry: Sendable {
    /// The key, always a scalar; an empty key is a plain scalar without text.
    public let key: YAMLNode
    /// The value; a null node, placed after the colon, where none is written.
    public let value: YAMLNode
}
