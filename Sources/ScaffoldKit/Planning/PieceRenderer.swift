import Diagnostics
import StencilEngine

/// Renders a style's pieces: their conditions, their paths and their templates.
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

    /// The piece's file, or `nil` where its condition does not hold or its template leaves only white space.
    func render(_ piece: Piece, in context: TemplateDictionary) throws(Failure) -> RenderedPiece? {
        if let condition = piece.condition, !(try holds(condition, at: piece.mark, in: context)) { return nil }
        let text = try template(piece.template, in: context)
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        let path = try self.path(of: piece, in: context)
        return RenderedPiece(
            piece: piece,
            path: path,
            text: finished(text, path, context),
            demands: try demands(of: piece, in: context)
        )
    }

    private func demands(of piece: Piece, in context: TemplateDictionary) throws(Failure) -> [Requirement] {
        var demands: [Requirement] = []
        for requirement in piece.requires where try holds(requirement, in: context) {
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

    func path(of piece: Piece, in context: TemplateDictionary) throws(Failure) -> RelativePath {
        let own = try inline(piece.path, at: piece.mark, in: context)
        let text = try inline(conventions.path(of: piece), at: piece.mark, in: context)
        do throws(RefusedPath) {
            // A path that the style may not name is refused, even where the module's neighbours lead elsewhere.
            _ = try RelativePath(own)
            return try RelativePath(text)
        } catch {
            throw .refused(error)
        }
    }

    /// Renders a step of an anchor.
    ///
    /// - Throws: `Failure` for a text that is no step.
    func step(_ text: String, at mark: SourceMark, in context: TemplateDictionary) throws(Failure) -> AnchorStep {
        let rendered = try inline(text, at: mark, in: context)
        do throws(EditError.Reason) {
            return rendered == text ? try parsed.step(text) : try AnchorStep(rendered)
        } catch {
            throw Failure(error.message, at: mark)
        }
    }

    /// Renders a text of the manifest.
    func inline(_ text: String, at mark: SourceMark, in context: TemplateDictionary) throws(Failure) -> String {
        guard text.contains("{") else { return text }
        return try engine.render(try parsed.inline(text, at: mark), context: context, cache: &parsed.loaded)
    }

    /// Renders one of the manifest's naming templates.
    func naming(_ text: String, in context: TemplateDictionary) throws(Failure) -> String {
        let template = try engine.parse(text, name: "\(style.name)/style.yml (naming)")
        return try engine.render(template, context: context, cache: &parsed.loaded)
    }

    /// Whether a piece is to have what is required: there may be a condition for it.
    func holds(_ requirement: Requirement, in context: TemplateDictionary) throws(Failure) -> Bool {
        guard let condition = requirement.condition else { return true }
        return try holds(condition, at: requirement.mark, in: context)
    }

    /// Whether a condition of the manifest holds.
    func holds(_ condition: String, at mark: SourceMark, in context: TemplateDictionary) throws(Failure) -> Bool {
        return try engine.evaluate(try parsed.condition(condition, at: mark), context: context).isTrue
    }

    private func template(_ name: String, in context: TemplateDictionary) throws(Failure) -> String {
        let template = try parsed.template(name, style.templates[name] ?? "", name: style.place(of: name))
        return try engine.render(template, context: context, cache: &parsed.loaded)
    }

    private func finished(_ text: String, _ path: RelativePath, _ context: TemplateDictionary) -> String {
        guard path.fileExtension == "swift" else { return text }
        return conventions.finished(SwiftTidy().tidy(text), path: path, module: Self.moduleName(in: context))
    }

    private static func moduleName(in context: TemplateDictionary) -> String {
        guard case .dictionary(let module)? = context["module"], case .string(let name)? = module["type"] else {
            return ""
        }
        return name
    }
}
