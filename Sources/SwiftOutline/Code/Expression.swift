/// An expression as a tree of operators, operands and arguments.
///
/// `Code` finds calls and literals in whole bodies; this is the structure of one expression. Omits optional chaining, `try`,
/// `await`, casts and forced unwrapping, which do not change the value. Other expressions are `opaque`.
package indirect enum Expression: Sendable, Equatable {
    /// A string literal without interpolations, its escapes resolved.
    case text(String)
    case integer(Int)
    case boolean(Bool)
    case `nil`
    case name(String)
    /// `.detail`: a member of an inferred type.
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
    /// An expression that the reader does not parse, by its bytes.
    case opaque(Range<Int>)

    /// An argument of a call, or an element of a tuple.
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
    /// The components of a dotted name: `AppRoute.favorites`, `.favorites`, `url.host`; `nil` for other expressions.
    package var path: [String]? {
        switch self {
        case .name(let name): [name]
        case .implicitMember(let name): ["", name]
        case .member(let base, let name): base.path.map { $0 + [name] }
        default: nil
        }
    }
}
