/// A node of code, which the parser records when it reads bodies.
///
/// Nodes are in the order of their ends, so that the nodes within a node directly precede it, from `subtreeStart`.
struct CodeNode: Sendable {
    enum Kind: UInt8, Sendable {
        /// Statements in braces. `a`: the brace.
        case block
        /// A statement.
        case statement
        /// A `switch`. `a`: the brace; `b`: the byte offset after the subject.
        case `switch`
        /// A `case` or `default` of a switch. `a`: the keyword; `b`: the colon.
        case switchCase
        /// A pattern of a case. `b`: the byte offset after the pattern, before `where`.
        case caseItem
        /// A call. `a`: the opening parenthesis, if any; `b`: the byte offset after the callee.
        case call
        /// The use of a macro, `#name(…)`. `a`: the opening parenthesis, if any; `b`: the byte offset after the name.
        case macro
        /// An argument, or an element of a tuple. `a`: the label, if any.
        case argument
        /// A tuple or a parenthesized expression. `a`: the opening parenthesis.
        case tuple
        /// A subscript. `a`: the opening bracket; `b`: the byte offset after the base.
        case `subscript`
        /// An array literal. `a`: the opening bracket.
        case array
        /// A dictionary literal. `a`: the opening bracket.
        case dictionary
        /// An element of an array or dictionary literal.
        case element
        /// A closure. `a`: the brace; `b`: `in`, if it has a signature.
        case closure
        /// A trailing closure of a call. `a`: the label, if any.
        case trailingClosure
        /// A string literal. `a`: the index of its last token.
        case string
        /// An assignment. `a`: the operator; `b`: the byte offset after the target.
        case assignment
        /// A declaration. `a`: the index of its record.
        case declaration
    }

    static let none = UInt32.max

    var kind: Kind
    /// The first token.
    var first: UInt32
    /// The byte offset after the last token.
    var end: UInt32
    var a: UInt32 = none
    var b: UInt32 = none
    /// The index of the first node within this one.
    var subtreeStart: UInt32
}
