import Diagnostics

/// An attribute of a declaration or a parameter.
package struct Attribute: Sendable {
    let source: SourceText

    /// The bytes from `@` to the closing parenthesis.
    package let range: Range<Int>

    /// The bytes of the name.
    package let nameRange: Range<Int>

    /// The name, without `@`: `MainActor`, `available`.
    package var name: String { source.text(nameRange) }

    package var text: String { source.text(range) }
}

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
