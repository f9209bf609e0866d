/// A cache of parsed templates by name. For one engine, whose loader must return the same text each time.
package struct TemplateCache: Sendable {
    var templates: [String: Template] = [:]

    package init() {}
}
