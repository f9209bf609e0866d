/// The kind of a token.
package enum TokenKind: UInt8, Sendable {
    /// The end of the file, with no bytes.
    case endOfFile

    // MARK: Names and literals

    /// A name, with its back-ticks if it has them, or a keyword: see `Token.keyword`.
    case identifier
    /// `_`.
    case underscore
    /// `$0`.
    case dollarIdentifier
    /// `12`, `0xFF`.
    case integer
    /// `1.5`, `0x1p3`.
    case float
    /// A whole string literal that has no interpolation.
    case string
    /// A string literal from its opening delimiter to its first `\(`.
    case stringStart
    /// A string literal from the `)` that ends one interpolation to the `\(` of the next.
    case stringMiddle
    /// A string literal from the `)` that ends its last interpolation to its closing delimiter.
    case stringEnd
    /// A whole regex literal, `/…/` or `#/…/#`.
    case regex

    // MARK: Brackets

    /// `(`.
    case leftParenthesis
    /// `)`.
    case rightParenthesis
    /// `[`.
    case leftSquare
    /// `]`.
    case rightSquare
    /// `{`.
    case leftBrace
    /// `}`.
    case rightBrace

    // MARK: Punctuation

    /// `,`.
    case comma
    /// `;`.
    case semicolon
    /// `:`.
    case colon
    /// `::`.
    case doubleColon
    /// `@`.
    case at
    /// `.`.
    case period
    /// `\`.
    case backslash
    /// An unmatched back-tick.
    case backtick
    /// `#`, before the name of a macro.
    case pound
    /// `#if`.
    case poundIf
    /// `#elseif`.
    case poundElseif
    /// `#else`.
    case poundElse
    /// `#endif`.
    case poundEndif
    /// `#available`.
    case poundAvailable
    /// `#unavailable`.
    case poundUnavailable
    /// `#sourceLocation`.
    case poundSourceLocation
    /// `#!…`, the first line of a script.
    case shebang

    // MARK: Operators

    /// `=`.
    case equal
    /// `->`.
    case arrow
    /// An operator with white space on both sides or on neither.
    case binaryOperator
    /// An operator that stands before its operand.
    case prefixOperator
    /// An operator that stands after its operand.
    case postfixOperator
    /// `&` before an operand.
    case prefixAmpersand
    /// `?` after an operand.
    case postfixQuestion
    /// `?` of `a ? b : c`.
    case infixQuestion
    /// `!` after an operand.
    case exclamation

    /// Bytes that are not a Swift token.
    case unknown

    /// Whether this is an operator by its characters, without those that have kinds of their own.
    var isOperator: Bool { self == .binaryOperator || self == .prefixOperator || self == .postfixOperator }
}
