/// An interpolation that the lexer is in, and the string literal around it.
struct Interpolation {
    /// Parentheses that are open within the interpolation.
    var parentheses: Int
    /// How the literal is delimited.
    var delimiter: StringDelimiter
    /// The index of the token that the literal starts with.
    var startToken: Int
    /// The index of the part of the literal before this interpolation.
    var partToken: Int
}

/// How a string literal is delimited.
struct StringDelimiter: Equatable {
    enum Quote {
        case single
        case double
        case triple
    }

    var quote: Quote
    /// The number of `#` before the opening quote.
    var pounds: Int
}
