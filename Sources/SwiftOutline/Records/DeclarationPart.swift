/// A part of a declaration, from a token to a byte offset.
struct DeclarationPart: Sendable {
    /// The first token; `DeclarationRecord.none` if the declaration has no such part.
    var start = DeclarationRecord.none
    /// The byte offset after the last token.
    var end: UInt32 = 0

    var isMissing: Bool { start == DeclarationRecord.none }
}
