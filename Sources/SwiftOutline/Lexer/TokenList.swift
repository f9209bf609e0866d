import Diagnostics

/// The tokens of a text, with matched brackets. The last token is the end of the file.
@usableFromInline package struct TokenList: Sendable, RandomAccessCollection {
    @usableFromInline let tokens: [Token]

    /// Reads the tokens of a text, in time linear in its length.
    package init(_ source: SourceText) { tokens = Lexer.tokens(of: source) }

    /// The index of the first token.
    @inlinable package var startIndex: Int { 0 }

    /// The index after the end of the file.
    @inlinable package var endIndex: Int { tokens.count }

    /// A token.
    @inlinable package subscript(index: Int) -> Token { tokens[index] }

    /// The index of the first token that starts at or after a byte offset, at most the end of the file. Takes logarithmic time.
    @inlinable
    package func firstIndex(from offset: Int) -> Int { partitioningIndex { $0.start >= offset } }
}
