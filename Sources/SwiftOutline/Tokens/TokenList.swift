import Diagnostics

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

    /// The index of the first token that starts at an offset in bytes or behind it; the end of the file is one. Takes logarithmic time.
    @inlinable
    public func firstIndex(from offset: Int) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Gives direct access to the tokens, for readers that are in a hurry.
    @inlinable
    public func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Token>) throws -> Result) rethrows
        -> Result
    {
        try tokens.withUnsafeBufferPointer(body)
    }
}
