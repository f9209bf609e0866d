/// A parsed template, for repeated rendering.
package struct Template: Sendable {
    /// The name in errors.
    package var name: String { source.name }

    let source: TemplateSource
    let nodes: [Node]
}
