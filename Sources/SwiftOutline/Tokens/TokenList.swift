/// The tokens of a text, with their brackets matched.
///
/// The tokens and the bytes between them are exactly the text. The last token is the end of the file.
public struct TokenList: Sendable, RandomAccessCollection {
    @usableFromInline let tokens: [Token]

    /// Reads the tokens of a text, in time linear in its length.
    public init(_ source: SourceText) {
        tokens = Lexer.tokens(of: source)
    }

    /// The index of the first token.
    @inlinable public var startIndex: Int { 0 }

    /// The index behind the last token, which is the end of the file.
    @inlinable public var endIndex: Int { tokens.count }

    /// A token.
    @inlinable public subscript(index: Int) -> Token { tokens[index] }

    /// Gives direct access to the tokens, for readers that are in a hurry.
    @inlinable
    public func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Token>) throws -> Result) rethrows
        -> Result
    {
        try tokens.withUnsafeBufferPointer(body)
    }
}
