/// The generic parameters of a declaration and what is required of them.
struct DeclarationGenerics: Sendable {
    /// The byte offset of the `<`, which may be the end of a token, as in `func ==<T>`.
    var start: UInt32 = 0
    /// The byte offset after the `>`; not after `start` if there are no parameters.
    var end: UInt32 = 0
    /// The generic `where` clause.
    var requirements = DeclarationPart()
}
