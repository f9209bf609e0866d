import StencilEngine

/// The templates of a style that can be parsed, by their paths in its folder.
struct ParsedTemplates: Sendable {
    /// As pieces are rendered by them: errors name the place of the style's folder.
    private(set) var pieces: [String: Template] = [:]
    /// As other templates import and include them.
    private(set) var parts = TemplateCache()

    /// - Parameters:
    ///   - texts: The files of the style's folder, by their paths in it; those that are no templates are passed over.
    ///   - place: What messages call the folder.
    init(_ texts: [String: String], in place: String) {
        let engine = TemplateEngine()
        for (path, text) in texts where path.hasSuffix(".stencil") && !path.hasPrefix(GoldenTrees.folder) {
            // Who renders it says what is wrong with it.
            guard let template = try? engine.parse(text, name: path) else { continue }
            pieces[path] = template.named("\(place)/\(path)")
            parts.add(template, named: path)
        }
    }
}
