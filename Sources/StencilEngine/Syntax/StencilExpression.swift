/// An expression: the content of `{{ }}` or a part of a tag.
indirect enum StencilExpression: Sendable {
    case literal(TemplateValue)
    case variable(VariablePath)
    case filtered(StencilExpression, [FilterCall])
    case range(from: StencilExpression, through: StencilExpression, offset: Int)
    case not(StencilExpression)
    /// Operands joined by `and`; flat, so that a long chain is not deep.
    case all([StencilExpression])
    /// Operands joined by `or`.
    case any([StencilExpression])
    case comparison(Comparison, StencilExpression, StencilExpression)
    /// `value if condition else otherwise`
    case choice(StencilExpression, condition: StencilExpression, otherwise: StencilExpression?)

    enum Comparison: Sendable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, contained
    }
}
