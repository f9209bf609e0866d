/// An open interpolation and its string literal.
struct Interpolation {
    /// The number of open parentheses in the interpolation.
    var parentheses: Int
    /// The literal's delimiter.
    var delimiter: StringDelimiter
    /// The index of the literal's first token.
    var startToken: Int
    /// The index of the literal's token before this interpolation.
    var partToken: Int
}

/// The delimiter of a string literal.
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
