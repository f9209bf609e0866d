/// A parsed expression, for repeated evaluation.
package struct TemplateExpression: Sendable {
    let source: TemplateSource
    let expression: StencilExpression
}
