/// A parsed expression, to be evaluated as often as one likes.
public struct TemplateExpression: Sendable {
    let source: TemplateSource
    let expression: Expression
}
