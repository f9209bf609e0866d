/// What the parser notes about a declaration: where its parts are. What is in them is read when it is asked for.
///
/// Starts are token indices, ends are byte offsets: a part may end within a token, as `<Int>` does in `x: A<Int>= 1`.
@usableFromInline
struct DeclarationRecord: Sendable {
    /// No token, no record.
    static let none = UInt32.max

    @usableFromInline var kind: DeclarationKind
    var flags: DeclarationFlags = []
    /// The record of the declaration around this one.
    var parent: UInt32
    /// The index behind the last record within this one.
    var subtreeEnd: UInt32 = 0

    /// The first token, attributes and modifiers included.
    var first: UInt32
    /// The keyword that introduces the declaration.
    var introducer: UInt32
    /// The first token of the name.
    var name: UInt32 = none
    var nameEnd: UInt32 = 0
    /// The byte offset behind the last token.
    var end: UInt32 = 0

    /// The byte range of the generic clause, with its angle brackets.
    var genericStart: UInt32 = 0
    var genericEnd: UInt32 = 0
    /// The parenthesis that opens the parameter clause.
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
    /// The brace that opens the members, the body or the accessors.
    var body: UInt32 = none
    /// The innermost `#if`, `#elseif` or `#else` around the declaration within its parent.
    var condition: UInt32 = none
}

struct DeclarationFlags: OptionSet, Sendable {
    let rawValue: UInt8

    /// Not the first binding of its `let` or `var`, or element of its `case`.
    static let follows = DeclarationFlags(rawValue: 1)
    static let async = DeclarationFlags(rawValue: 2)
    /// The braces hold a getter without its keyword.
    static let implicitGetter = DeclarationFlags(rawValue: 4)
    /// Stands in a statement list, not among members or at the top of a file.
    static let local = DeclarationFlags(rawValue: 8)
}
