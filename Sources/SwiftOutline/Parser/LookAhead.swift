/// How the parser looks ahead, and what it found out and need not try again, which keeps look-ahead linear.
struct LookAhead {
    /// Whether to read brackets within types, because it is not yet known whether there is a type.
    var checksInsides = false

    /// Whether the parser looks ahead for the arguments of an attribute.
    var looksBehindArguments = false

    /// Tokens that look like modifiers but precede no declaration.
    var plainModifiers = 0..<0

    /// The depth of nested generic clauses.
    var genericNesting = 0

    /// Tokens that are known not to start generic arguments.
    var brokenGenerics: Set<Int> = []
}
