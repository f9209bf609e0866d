/// What stands between `{{` and `}}` or after the name of a tag: something that has a value.
indirect enum Expression: Sendable {
    case literal(TemplateValue)
    case variable(VariablePath)
    case filtered(Expression, [FilterCall])
    case range(from: Expression, through: Expression, offset: Int)
    case not(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case comparison(Comparison, Expression, Expression)
    /// `value if condition else otherwise`
    case choice(Expression, condition: Expression, otherwise: Expression?)

    enum Comparison: Sendable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contained
    }
}
