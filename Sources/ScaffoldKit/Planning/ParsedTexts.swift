import Diagnostics
import StencilEngine

/// A style's templates and the texts of its manifest, each parsed once however often it is rendered.
///
/// Copies of a renderer share it: a run renders the same conditions and paths for every screen, and again for the module's record.
final class ParsedTexts {
    /// A text of the manifest. The same text elsewhere is another one, since errors name its place.
    private struct Place: Hashable {
        let text: String
        let mark: SourceMark
    }

    private let engine: TemplateEngine
    private var templates: [String: Template] = [:]
    private var inline: [Place: Template] = [:]
    private var conditions: [Place: TemplateExpression] = [:]
    /// The steps of anchors that are the same for all modules.
    private var steps: [String: AnchorStep] = [:]
    /// The templates that others import and include.
    var loaded = TemplateCache()

    init(_ engine: TemplateEngine) {
        self.engine = engine
    }

    /// A template of the style.
    ///
    /// - Parameter path: Its path in the style's folder.
    func template(_ path: String, _ text: String, name: String) throws(Failure) -> Template {
        if let known = templates[path] { return known }
        let parsed = try engine.parse(text, name: name)
        templates[path] = parsed
        return parsed
    }

    /// A text of the manifest that is a template.
    func inline(_ text: String, at mark: SourceMark) throws(Failure) -> Template {
        let place = Place(text: text, mark: mark)
        if let known = inline[place] { return known }
        let parsed = try engine.parse(text, name: "\(mark) (template)")
        inline[place] = parsed
        return parsed
    }

    /// A step of an anchor, as the manifest has it.
    func step(_ text: String) throws(EditError.Reason) -> AnchorStep {
        if let known = steps[text] { return known }
        let step = try AnchorStep(text)
        steps[text] = step
        return step
    }

    /// A condition of the manifest.
    func condition(_ text: String, at mark: SourceMark) throws(Failure) -> TemplateExpression {
        let place = Place(text: text, mark: mark)
        if let known = conditions[place] { return known }
        let parsed = try engine.parse(expression: text, name: "\(mark) (when)")
        conditions[place] = parsed
        return parsed
    }
}
