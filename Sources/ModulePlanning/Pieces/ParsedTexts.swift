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
    private let parsed = Memo()
    /// The templates that others import or include.
    var loaded = TemplateCache()

    init(_ engine: TemplateEngine) { self.engine = engine }

    /// Parses a template of the style.
    ///
    /// - Parameter path: The template's path in the style's folder.
    func template(_ path: String, _ text: String, name: String) throws(Failure) -> Template {
        try parsed.value(for: path) { () throws(Failure) in try engine.parse(text, name: name) }
    }

    /// Parses a text of the manifest as a template.
    func inline(_ text: String, at mark: SourceMark) throws(Failure) -> Template {
        try parsed.value(for: Place(text: text, mark: mark)) { () throws(Failure) in
            try engine.parse(text, name: "\(mark) (template)")
        }
    }

    /// Parses a step of an anchor, as the manifest has it.
    func step(_ text: String) throws(EditError.Reason) -> AnchorStep {
        try parsed.value(for: text) { () throws(EditError.Reason) in try AnchorStep(text) }
    }

    /// Parses a condition of the manifest.
    func condition(_ text: String, at mark: SourceMark) throws(Failure) -> TemplateExpression {
        try parsed.value(for: Place(text: text, mark: mark)) { () throws(Failure) in
            try engine.parse(expression: text, name: "\(mark) (when)")
        }
    }
}
