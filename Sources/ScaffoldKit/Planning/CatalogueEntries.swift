import YAMLReader

/// The entries for a string catalogue as a style's template renders them: a YAML mapping of keys to texts.
struct CatalogueEntries {
    let entries: [StringCatalogue.Entry]

    /// Reads the text of a piece that joins a catalogue.
    ///
    /// - Throws: `PlanError` with the place in the rendered text, under the name of the style's template.
    init(of piece: RenderedPiece, in style: Style) throws(PlanError) {
        try self.init(YAMLSource(name: style.place(of: piece.piece.template), text: piece.text))
    }

    /// - Throws: `PlanError` with the place in the rendered text.
    init(_ source: YAMLSource) throws(PlanError) {
        var problems = Problems()
        do throws(Problem) {
            let root = try source.root()
            guard let found = root.entries else {
                throw Problem(
                    "the template must render a mapping of keys to texts",
                    at: SourceMark(source: source.name, line: 1, column: 1)
                )
            }
            entries = found.compactMap { entry in
                let key = entry.key.text ?? ""
                if let text = entry.value.text { return StringCatalogue.Entry(key: key, value: text, comment: nil) }
                guard let value = entry.value["value"]?.text else {
                    let mark = SourceMark(
                        source: source.name,
                        line: entry.key.start.line,
                        column: entry.key.start.column
                    )
                    problems.add(Problem("the text \"\(key)\" has no \"value\"", at: mark))
                    return nil
                }
                return StringCatalogue.Entry(key: key, value: value, comment: entry.value["comment"]?.text)
            }
        } catch {
            throw .problems(Problems([error]))
        }
        guard problems.all.isEmpty else { throw .problems(problems) }
    }
}
