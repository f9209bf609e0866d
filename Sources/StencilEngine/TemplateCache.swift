/// The templates that renderings have loaded by name, parsed, with what they set where they were imported; for renderings with one
/// engine, whose loader gives the same text at each time.
public struct TemplateCache: Sendable {
    var templates: [String: Template] = [:]
    var imports: [String: Import] = [:]

    public init() {}

    /// Puts a template there before it is loaded.
    public mutating func add(_ template: Template?, named name: String) { templates[name] = template }

    /// What is known of importing a template.
    enum Import: Sendable {
        /// It does something else at each time, so it has to be run.
        case isRun
        case scope(ImportedScope)
    }
}
