import Diagnostics
import FileTransaction
import Styles
import SwiftEdits
import YAMLReader

/// The entries for a string catalogue that a style's template renders as a YAML mapping of keys to texts.
struct CatalogueEntries {
    let entries: [StringCatalogue.Entry]

    /// Reads the text of a piece that is merged into a catalogue.
    ///
    /// - Throws: `Failure` with the position in the rendered text, under the name of the style's template.
    init(of piece: RenderedPiece, in style: Style) throws(Failure) {
        let source = YAMLSource(name: style.place(of: piece.piece.template), text: piece.text)
        let arePlural = piece.path.fileExtension == "stringsdict"
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
            if arePlural {
                let forms = (entry.value.entries ?? []).compactMap { form in
                    form.value.text.map { (category: form.key.text ?? "", text: $0) }
                }
                if forms.contains(where: { $0.category == "other" }) {
                    return StringCatalogue.Entry(key: key, value: PluralTable.value(forms), comment: nil)
                }
                problems.add("the text \"\(key)\" has no \"other\"", at: SourceMark(entry.key.start, in: source.name))
                return nil
            }
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
