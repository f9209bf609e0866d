import Diagnostics
import SwiftEdits
import YAMLReader

/// The entries for a string catalogue that a style's template renders as a YAML mapping of keys to texts.
struct CatalogueEntries {
    let entries: [StringCatalogue.Entry]

    /// Reads the text of a piece that is merged into a catalogue.
    ///
    /// - Throws: `Failure` with the position in the rendered text, under the name of the style's template.
    init(of piece: RenderedPiece, in style: Style) throws(Failure) {
        try self.init(YAMLSource(name: style.place(of: piece.piece.template), text: piece.text))
    }

    /// - Throws: `Failure` with the position in the rendered text.
    init(_ source: YAMLSource) throws(Failure) {
        var problems = Problems()
        let root = try source.root()
        guard let found = root.entries else {
            throw Failure(
                "the template must render a mapping of keys to texts",
                at: SourceMark(source: source.name, line: 1, column: 1)
            )
        }
        entries = found.compactMap { entry in
            let key = entry.key.text ?? ""
            if let text = entry.value.text { return StringCatalogue.Entry(key: key, value: text, comment: nil) }
            guard let value = entry.value["value"]?.text else {
                let mark = SourceMark(entry.key.start, in: source.name)
                problems.add("the text \"\(key)\" has no \"value\"", at: mark)
                return nil
            }
            return StringCatalogue.Entry(key: key, value: value, comment: entry.value["comment"]?.text)
        }
        guard problems.all.isEmpty else { throw Failure(problems) }
    }
}
