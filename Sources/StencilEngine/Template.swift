/// A parsed template, for repeated rendering.
package struct Template: Sendable {
    /// The name in errors.
    package var name: String { source.name }

    let source: TemplateSource
    let nodes: [Node]

    /// The same template under another name.
    package func named(_ name: String) -> Template {
        Template(source: source.named(name), nodes: nodes)
    }
}
