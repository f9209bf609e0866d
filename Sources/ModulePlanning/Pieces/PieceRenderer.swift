import AppModel
import Diagnostics
import FileTransaction
import StencilEngine
import Styles
import SwiftEdits

/// Renders the pieces of a style: their conditions, paths and templates.
struct PieceRenderer {
    private let style: Style
    private let conventions: Conventions
    private let engine: TemplateEngine
    private let parsed: ParsedTexts

    init(style: Style, conventions: Conventions = Conventions()) {
        let templates = style.templates
        self.style = style
        self.conventions = conventions
        engine = TemplateEngine(loader: { templates[$0] })
        parsed = ParsedTexts(engine)
    }

    /// Renders the piece's file. `nil` if its condition does not hold, or if its template renders only white space.
    func render(_ piece: Piece, in context: TemplateContext) throws(Failure) -> RenderedPiece? {
        try draft(piece, in: context).map { finished($0, of: Self.moduleName(in: context)) }
    }

    /// Renders the piece's file without the team's layout.
    func draft(_ piece: Piece, in context: TemplateContext) throws(Failure) -> PieceDraft? {
        guard try holds(piece.condition, at: piece.mark, in: context) else { return nil }
        let text = try text(of: piece.template, in: context)
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        let path = try self.path(of: piece, in: context)
        return PieceDraft(piece: piece, path: path, text: text, demands: try demands(of: piece, in: context))
    }

    /// The declarations that the app must have of a piece, with their names in it.
    func demands(of piece: Piece, in context: TemplateContext) throws(Failure) -> [Requirement] {
        var demands: [Requirement] = []
        for requirement in piece.requires where try holds(requirement.condition, at: requirement.mark, in: context) {
            var rendered = requirement
            switch requirement.demand {
            case .declaration(var pattern, let inherits):
                pattern.name = try inline(pattern.name, at: requirement.mark, in: context)
                var names: [String] = []
                for name in inherits { names.append(try inline(name, at: requirement.mark, in: context)) }
                rendered.demand = .declaration(pattern, inherits: names)
            case .member(let name, let modifiers):
                rendered.demand = .member(try inline(name, at: requirement.mark, in: context), modifiers: modifiers)
            }
            demands.append(rendered)
        }
        return demands
    }

    func path(of piece: Piece, in context: TemplateContext) throws(Failure) -> RelativePath {
        let own = try inline(piece.path, at: piece.mark, in: context)
        let place = style.manifest.isVerbatim ? conventions.paths[piece.id] ?? piece.path : conventions.path(of: piece)
        let text = place == piece.path ? own : try inline(place, at: piece.mark, in: context)
        do throws(RefusedPath) {
            // Refuse an invalid path of the style, even if the module's neighbours suggest another.
            let usual = try RelativePath(own)
            return text == own ? usual : try RelativePath(text)
        } catch {
            throw .refused(error)
        }
    }

    /// Renders a step of an anchor.
    ///
    /// - Throws: `Failure` if the text is not a step.
    func step(_ text: String, at mark: SourceMark, in context: TemplateContext) throws(Failure) -> AnchorStep {
        let rendered = try inline(text, at: mark, in: context)
        do throws(EditError.Reason) {
            return rendered == text ? try parsed.step(text) : try AnchorStep(rendered)
        } catch {
            throw Failure(error.message, at: mark)
        }
    }

    /// Renders a text of the manifest.
    func inline(_ text: String, at mark: SourceMark, in context: TemplateContext) throws(Failure) -> String {
        guard text.contains("{") else { return text }
        return try engine.render(try parsed.inline(text, at: mark), context: context, cache: &parsed.loaded)
    }

    /// Renders one of the manifest's naming templates.
    func naming(_ text: String, in context: TemplateContext) throws(Failure) -> String {
        let template = try engine.parse(text, name: "\(style.name)/style.yml (naming)")
        return try engine.render(template, context: context, cache: &parsed.loaded)
    }

    /// Whether a condition of the manifest, if there is one, holds.
    func holds(_ condition: String?, at mark: SourceMark, in context: TemplateContext) throws(Failure) -> Bool {
        guard let condition else { return true }
        return try engine.evaluate(try parsed.condition(condition, at: mark), context: context.values).isTrue
    }

    /// Renders one of the style's templates.
    func text(of name: String, in context: TemplateContext) throws(Failure) -> String {
        let template = try parsed.template(name, style.templates[name] ?? "", name: style.place(of: name))
        return try engine.render(template, context: context, cache: &parsed.loaded)
    }

    /// A draft with the team's layout; with its line breaks alone, if the style's templates have that layout.
    func finished(_ draft: PieceDraft, of module: String) -> RenderedPiece {
        guard draft.isSwift else { return RenderedPiece(draft, text: draft.text) }
        if style.manifest.isVerbatim { return RenderedPiece(draft, text: conventions.saved(draft.text)) }
        let tidy = SwiftTidy().tidy(draft.text)
        return RenderedPiece(draft, text: conventions.finished(tidy, path: draft.path, module: module))
    }

    private static func moduleName(in context: TemplateContext) -> String {
        guard case .dictionary(let module)? = context.values["module"], case .string(let name)? = module["type"] else {
            return ""
        }
        return name
    }
}
