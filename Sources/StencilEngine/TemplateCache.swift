/// The templates that renderings have loaded by name, parsed; for renderings with one engine, whose loader gives the same
/// text at each time.
public struct TemplateCache: Sendable {
    var templates: [String: Template] = [:]

    public init() {}
}
