/// A parsed expression, to be evaluated as often as one likes.
public struct TemplateExpression: Sendable {
    let source: SourceText
    let expression: Expression
}
