/// The record of a declaration: the ranges of its parts, which are parsed on access.
///
/// Starts are token indices. Ends are byte offsets, because a part may end within a token, as `<Int>` does in `x: A<Int>= 1`.
@usableFromInline
struct DeclarationRecord: Sendable {
    /// No token, no record.
    static let none = UInt32.max

    @usableFromInline var kind: DeclarationKind
    var flags: DeclarationFlags = []
    /// The record of the enclosing declaration.
    var parent: UInt32
    /// The index after the last record within this one.
    var subtreeEnd: UInt32 = 0

    /// The first token, including attributes and modifiers.
    var first: UInt32
    /// The declaration's keyword.
    var introducer: UInt32
    /// The first token of the name.
    var name: UInt32 = none
    var nameEnd: UInt32 = 0
    /// The byte offset after the last token.
    var end: UInt32 = 0

    /// The byte range of the generic clause, with its angle brackets.
    var genericStart: UInt32 = 0
    var genericEnd: UInt32 = 0
    /// The opening parenthesis of the parameters.
    var parameters: UInt32 = none
    /// The result, annotated or aliased type.
    var type: UInt32 = none
    var typeEnd: UInt32 = 0
    /// The first inherited type.
    var inheritance: UInt32 = none
    var inheritanceEnd: UInt32 = 0
    /// The generic `where` clause.
    var whereClause: UInt32 = none
    var whereEnd: UInt32 = 0
    /// The first token of the initial, raw, default or definition value.
    var initializer: UInt32 = none
    var initializerEnd: UInt32 = 0
    /// The opening brace of the members, body or accessors.
    var body: UInt32 = none
}

struct DeclarationFlags: OptionSet, Sendable {
    let rawValue: UInt8

    /// Not the first binding of its `let` or `var`, or element of its `case`.
    static let follows = DeclarationFlags(rawValue: 1)
    static let async = DeclarationFlags(rawValue: 2)
    /// The braces contain a getter without `get`.
    static let implicitGetter = DeclarationFlags(rawValue: 4)
    /// Is in a list of statements, not a member or at the top level.
    static let local = DeclarationFlags(rawValue: 8)
    /// Is within an `#if`, `#elseif` or `#else` of its parent.
    static let conditional = DeclarationFlags(rawValue: 16)
}
