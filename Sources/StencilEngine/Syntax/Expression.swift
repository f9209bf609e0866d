/// What stands between `{{` and `}}` or after the name of a tag: something that has a value.
indirect enum Expression: Sendable {
    case literal(TemplateValue)
    case variable(VariablePath)
    case filtered(Expression, [FilterCall])
    case range(from: Expression, through: Expression, offset: Int)
    case not(Expression)
    /// Operands that `and` joins: flat, so that a long chain is not a deep one.
    case all([Expression])
    /// Operands that `or` joins.
    case any([Expression])
    case comparison(Comparison, Expression, Expression)
    /// `value if condition else otherwise`
    case choice(Expression, condition: Expression, otherwise: Expression?)

    enum Comparison: Sendable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contained
    }
}
