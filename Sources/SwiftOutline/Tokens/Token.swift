/// A token: its range, its kind and, for a bracket, its match. White space and comments are not tokens.
///
/// A token has 16 bytes.
@usableFromInline package struct Token: Sendable, Equatable {
    @usableFromInline var startOffset: UInt32
    @usableFromInline var endOffset: UInt32
    @usableFromInline var partner: UInt32

    package internal(set) var kind: TokenKind

    /// The reserved or contextual keyword, if this is a name without back-ticks; otherwise `Keyword.none`.
    package internal(set) var keyword: Keyword

    @usableFromInline var flags: TokenFlags

    @inlinable static var noPartner: UInt32 { UInt32.max }
}

extension Token {
    /// The offset of the first byte.
    @inlinable package var start: Int { Int(startOffset) }

    /// The offset after the last byte.
    @inlinable package var end: Int { Int(endOffset) }

    @inlinable package var length: Int { end - start }

    @inlinable package var range: Range<Int> { start..<end }

    /// The index of the matching bracket.
    ///
    /// The parts of a string literal with interpolations count as brackets: the first and the last part match each other, and
    /// each part in the middle matches the next one.
    @inlinable package var match: Int? { partner == Self.noPartner ? nil : Int(partner) }

    /// Whether a line break precedes the token.
    package var startsLine: Bool { flags.contains(.startsLine) }

    /// Whether this is a literal without closing delimiter.
    package var isUnterminated: Bool { flags.contains(.unterminated) }
}

/// Flags of a token.
@usableFromInline
struct TokenFlags: OptionSet, Sendable, Equatable {
    @usableFromInline let rawValue: UInt8

    @usableFromInline
    init(rawValue: UInt8) { self.rawValue = rawValue }

    static let startsLine = TokenFlags(rawValue: 1)
    static let unterminated = TokenFlags(rawValue: 2)
    static let multiline = TokenFlags(rawValue: 4)
}
