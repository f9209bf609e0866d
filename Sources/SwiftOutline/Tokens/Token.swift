/// One token: a range of bytes, what it is, and its partner if it is a bracket.
///
/// Sixteen bytes, so that the tokens of a file fit the caches. Spaces, line breaks and comments are no tokens: they
/// lie between them.
public struct Token: Sendable, Equatable {
    @usableFromInline var startOffset: UInt32
    @usableFromInline var endOffset: UInt32
    @usableFromInline var partner: UInt32

    /// What the token is.
    public internal(set) var kind: TokenKind

    /// The keyword that a name without back-ticks spells, reserved or contextual, or `Keyword.none`.
    public internal(set) var keyword: Keyword

    @usableFromInline var flags: TokenFlags

    @inlinable static var noPartner: UInt32 { UInt32.max }
}

extension Token {
    /// The offset of the first byte.
    @inlinable public var start: Int { Int(startOffset) }

    /// The offset behind the last byte.
    @inlinable public var end: Int { Int(endOffset) }

    /// The number of bytes.
    @inlinable public var length: Int { end - start }

    /// The bytes.
    @inlinable public var range: Range<Int> { start..<end }

    /// The index of the bracket that matches this one, if this is a bracket and there is one.
    ///
    /// The parts of a string literal with interpolations are brackets too: the first and the last match each other,
    /// and each part in the middle matches the next one.
    @inlinable public var match: Int? { partner == Self.noPartner ? nil : Int(partner) }

    /// Whether a line break lies between this token and the one before it.
    public var startsLine: Bool { flags.contains(.startsLine) }

    /// Whether this is a literal that lacks its closing delimiter.
    public var isUnterminated: Bool { flags.contains(.unterminated) }
}

/// What is known about a token besides its kind.
@usableFromInline
struct TokenFlags: OptionSet, Sendable, Equatable {
    @usableFromInline let rawValue: UInt8

    @usableFromInline
    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    static let startsLine = TokenFlags(rawValue: 1)
    static let unterminated = TokenFlags(rawValue: 2)
    static let multiline = TokenFlags(rawValue: 4)
}
