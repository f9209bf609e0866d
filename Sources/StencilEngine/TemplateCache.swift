/// The templates that renderings have loaded by name, parsed; for renderings with one engine, whose loader gives the same
/// text at each time.
public struct TemplateCache: Sendable {
    var templates: [String: Template] = [:]

    public init() {}

    /// Puts a template there before it is loaded.
    public mutating func add(_ template: Template?, named name: String) { templates[name] = template }
}
