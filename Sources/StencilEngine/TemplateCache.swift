/// The parsed templates that renderings have loaded by name; for one engine, whose loader gives the same text each time.
public struct TemplateCache: Sendable {
    var templates: [String: Template] = [:]

    public init() {}
}
