/// A position in a source text: line, column and offset.
package struct SourcePosition: Hashable, Sendable {
    /// The line, from 1.
    package var line: Int

    /// The column, from 1, in UTF-8 bytes unless a reader says otherwise.
    package var column: Int

    /// The offset in bytes from the start of the text, from 0.
    package var offset: Int
}
