/// One key of a mapping with its value.
package struct YAMLEntry: Sendable {
    /// The key, always a scalar; an empty key is a plain scalar without text.
    package let key: YAMLNode
    /// The value; a null node after the colon if the text has none.
    package let value: YAMLNode
}
