/// A parsed template, to be rendered as often as one likes.
public struct Template: Sendable {
    /// The name under which the template was parsed, as errors give it.
    public var name: String { source.name }

    let source: TemplateSource
    let nodes: [Node]

    /// The same template under another name.
    public func named(_ name: String) -> Template {
        Template(source: source.named(name), nodes: nodes)
    }
}
