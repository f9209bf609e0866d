import Diagnostics

/// An attribute of a declaration or a parameter.
package struct Attribute: Sendable {
    let source: SourceText

    /// The bytes from `@` to the closing parenthesis.
    package let range: Range<Int>

    /// The bytes of the name.
    package let nameRange: Range<Int>

    /// The range of the arguments with the parentheses.
    package let argumentsRange: Range<Int>?

    /// The name, without `@`: `MainActor`, `available`.
    package var name: String { source.text(nameRange) }

    /// The text between the parentheses.
    package var arguments: String? {
        argumentsRange.map { source.text($0.lowerBound + 1..<max($0.lowerBound + 1, $0.upperBound - 1)) }
    }

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

    /// The text between the parentheses: the `set` of `private(set)`.
    package var detail: String? {
        detailRange.map { source.text($0.lowerBound + 1..<max($0.lowerBound + 1, $0.upperBound - 1)).trimmed }
    }

    package var text: String { source.text(range) }
}

extension String {
    /// The string without leading and trailing spaces.
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
