/// An expression: the content of `{{ }}` or a part of a tag.
indirect enum Expression: Sendable {
    case literal(TemplateValue)
    case variable(VariablePath)
    case filtered(Expression, [FilterCall])
    case range(from: Expression, through: Expression, offset: Int)
    case not(Expression)
    /// Operands joined by `and`; flat, so that a long chain is not deep.
    case all([Expression])
    /// Operands joined by `or`.
    case any([Expression])
    case comparison(Comparison, Expression, Expression)
    /// `value if condition else otherwise`
    case choice(Expression, condition: Expression, otherwise: Expression?)

    enum Comparison: Sendable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contained
    }
}
