/// The values of renderings, with what the templates that they import define for them.
///
/// A value of a few renderings is laid over those of more, so that an import that reads none of the former is evaluated once for all. For
/// one engine.
package final class TemplateContext {
    package let values: TemplateDictionary
    private let outer: TemplateContext?
    /// The name of the value that is laid over the outer ones.
    private let own: String?
    private var known: [String: Definitions] = [:]

    package init(_ values: TemplateDictionary) { (self.values, outer, own) = (values, nil, nil) }

    /// Lays a value over those of another context.
    package init(_ name: String, _ value: TemplateValue, over outer: TemplateContext) {
        var values = outer.values
        values[name] = value
        (self.values, self.outer, own) = (values, outer, name)
    }

    /// What a template defines for these values, where it was imported before.
    func definitions(of template: String) -> Definitions? {
        if let found = known[template] { return found }
        guard let found = outer?.definitions(of: template), !isRead(by: found) else { return nil }
        return found
    }

    /// Keeps what a template defines, for all contexts with the same values of what it reads.
    func keep(_ definitions: Definitions, of template: String) {
        guard let outer, !isRead(by: definitions) else {
            known[template] = definitions
            return
        }
        outer.keep(definitions, of: template)
    }

    private func isRead(by definitions: Definitions) -> Bool { own.map(definitions.reads.contains) ?? false }
}
