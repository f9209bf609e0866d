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
