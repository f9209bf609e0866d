import Diagnostics

/// A modifier of a declaration, such as `public`, `weak` or `private(set)`.
package struct Modifier: Sendable {
    let source: SourceText

    /// The bytes of the modifier with its detail.
    package let range: Range<Int>

    let nameRange: Range<Int>

    /// The range of the detail with the parentheses.
    package let detailRange: Range<Int>?

    /// The word: `private`.
    package var name: String { source.text(nameRange) }

    package var text: String { source.text(range) }
}
