import BuiltInStyles
import Diagnostics
import StencilEngine
import YAMLReader

/// A text that a command writes as one of the tool's own templates lays it out.
struct BuiltInPage {
    /// The template's path below `Templates/`.
    let template: String

    init(_ template: String) { self.template = template }

    func text(_ values: TemplateDictionary) throws(Failure) -> String {
        let engine = TemplateEngine(loader: BuiltInStyles.text)
        return try engine.render(BuiltInStyles.text(template), name: template, context: values)
    }
}

extension BuiltInStyles {
    /// An embedded file in YAML.
    static func yaml(_ path: String) -> YAMLNode? { try? YAMLSource(name: path, text: text(path)).root() }
}
