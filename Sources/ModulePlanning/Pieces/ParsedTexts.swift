import Diagnostics
import StencilEngine
import SwiftEdits

/// The parsed texts of a style's templates and manifest, so that each is parsed only once.
///
/// Copies of a renderer share them. A run renders the same conditions and paths for every screen, and again for the module's
/// record.
final class ParsedTexts {
    /// The place of a text in the manifest. Equal texts at two places are two entries, as errors report the place.
    private struct Place: Hashable {
        let text: String
        let mark: SourceMark
    }

    private let engine: TemplateEngine
    private var templates: [String: Template] = [:]
    private var inline: [Place: Template] = [:]
    private var conditions: [Place: TemplateExpression] = [:]
    /// The parsed steps of anchors, which are the same for all modules.
    private var steps: [String: AnchorStep] = [:]
    /// The templates that others import or include.
    var loaded = TemplateCache()

    init(_ engine: TemplateEngine) { self.engine = engine }

    /// Parses a template of the style.
    ///
    /// - Parameter path: The template's path in the style's folder.
    func template(_ path: String, _ text: String, name: String) throws(Failure) -> Template {
        if let known = templates[path] { return known }
        let parsed = try engine.parse(text, name: name)
        templates[path] = parsed
        return parsed
    }

    /// Parses a text of the manifest as a template.
    func inline(_ text: String, at mark: SourceMark) throws(Failure) -> Template {
        let place = Place(text: text, mark: mark)
        if let known = inline[place] { return known }
        let parsed = try engine.parse(text, name: "\(mark) (template)")
        inline[place] = parsed
        return parsed
    }

    /// Parses a step of an anchor, as the manifest has it.
    func step(_ text: String) throws(EditError.Reason) -> AnchorStep {
        if let known = steps[text] { return known }
        let step = try AnchorStep(text)
        steps[text] = step
        return step
    }

    /// Parses a condition of the manifest.
    func condition(_ text: String, at mark: SourceMark) throws(Failure) -> TemplateExpression {
        let place = Place(text: text, mark: mark)
        if let known = conditions[place] { return known }
        let parsed = try engine.parse(expression: text, name: "\(mark) (when)")
        conditions[place] = parsed
        return parsed
    }
}
