/// One expression, taken apart into operators, operands and arguments.
///
/// `Code` finds the calls and literals of whole bodies; this says what one expression is made of. Optional chaining, `try`, `await`,
/// casts and forced unwrapping are left out: they change whether there is a value, not which. What is not listed is `opaque`.
package indirect enum Expression: Sendable, Equatable {
    /// A string literal without interpolations, its escapes resolved.
    case text(String)
    case integer(Int)
    case boolean(Bool)
    case `nil`
    case name(String)
    /// `.detail`: a member of a type that is to be inferred.
    case implicitMember(String)
    case member(Expression, String)
    case call(Expression, [Argument])
    case `subscript`(Expression, [Argument])
    case array([Expression])
    case tuple([Argument])
    /// A closure, by its bytes with the braces.
    case closure(Range<Int>)
    case prefix(String, Expression)
    case binary(String, Expression, Expression)
    case ternary(Expression, Expression, Expression)
    /// What the reader does not take apart, by its bytes.
    case opaque(Range<Int>)

    /// One argument of a call, or one element of a tuple.
    package struct Argument: Sendable, Equatable {
        package var label: String?
        package var value: Expression
        /// The bytes of the value.
        package var range: Range<Int>

        package init(_ label: String?, _ value: Expression, at range: Range<Int>) {
            self.label = label
            self.value = value
            self.range = range
        }
    }
}

extension Expression {
    /// The dotted name that this is: `AppRoute.favorites`, `.favorites`, `url.host`; `nil` for anything else.
    package var path: [String]? {
        switch self {
        case .name(let name): [name]
        case .implicitMember(let name): ["", name]
        case .member(let base, let name): base.path.map { $0 + [name] }
        default: nil
        }
    }
}
