import Diagnostics

/// An attribute of a declaration or a parameter.
public struct Attribute: Sendable {
    let source: SourceText

    /// The bytes from `@` to the closing parenthesis.
    public let range: Range<Int>

    /// The bytes of the name.
    public let nameRange: Range<Int>

    /// The parentheses and what is between them, if there are any.
    public let argumentsRange: Range<Int>?

    /// The name, without `@`: `MainActor`, `available`.
    public var name: String { source.text(nameRange) }

    /// What stands between the parentheses, if there are any.
    public var arguments: String? {
        argumentsRange.map { source.text($0.lowerBound + 1..<max($0.lowerBound + 1, $0.upperBound - 1)) }
    }

    /// The whole attribute as it stands in the source.
    public var text: String { source.text(range) }
}

/// A modifier of a declaration, such as `public`, `weak` or `private(set)`.
public struct Modifier: Sendable {
    let source: SourceText

    /// The bytes of the modifier with its detail.
    public let range: Range<Int>

    /// The bytes of the word.
    let nameRange: Range<Int>

    /// The bytes of the parentheses behind it and what is between them.
    public let detailRange: Range<Int>?

    /// The word: `private`.
    public var name: String { source.text(nameRange) }

    /// What stands between the parentheses: the `set` of `private(set)`.
    public var detail: String? {
        detailRange.map { source.text($0.lowerBound + 1..<max($0.lowerBound + 1, $0.upperBound - 1)).trimmed }
    }

    /// The whole modifier as it stands in the source.
    public var text: String { source.text(range) }
}

extension String {
    /// The string without spaces at its ends.
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
