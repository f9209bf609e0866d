/// The record of a declaration: the ranges of its parts, which are parsed on access.
///
/// Starts are token indices. Ends are byte offsets, because a part may end within a token, as `<Int>` does in `x: A<Int>= 1`.
@usableFromInline
struct DeclarationRecord: Sendable {
    /// No token, no record.
    static let none = UInt32.max

    @usableFromInline var kind: DeclarationKind
    var flags: DeclarationFlags = []
    var family: DeclarationFamily

    /// The whole declaration, with its attributes and modifiers.
    var whole: DeclarationPart
    /// The declaration's keyword.
    var introducer: UInt32
    var name = DeclarationPart()
    var generics = DeclarationGenerics()
    /// The opening parenthesis of the parameters.
    var parameters: UInt32 = none
    /// The result, annotated or aliased type.
    var type = DeclarationPart()
    /// The inherited types.
    var inheritance = DeclarationPart()
    /// The initial, raw, default or definition value.
    var initializer = DeclarationPart()
    /// The opening brace of the members, body or accessors.
    var body: UInt32 = none

    init(kind: DeclarationKind, parent: UInt32, first: UInt32) {
        self.kind = kind
        family = DeclarationFamily(parent: parent)
        whole = DeclarationPart(start: first)
        introducer = first
    }
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
