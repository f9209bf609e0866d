import Diagnostics
import Styles
import YAMLReader

/// Reads a style's `checklist.yml`. Unknown keys, pieces and entries are problems with positions.
struct ChecklistReader {
    static let path = "checklist.yml"
    private static let itemKeys = ["text", "note", "pieces", "wirings", "rules", "people", "needed", "otherwise"]

    private let source: String
    private let pieces: [String]
    private let wirings: [String]

    init(style: Style) {
        source = "\(style.name)/\(Self.path)"
        pieces = style.manifest.pieces.map(\.id)
        wirings = style.manifest.wirings.map(\.id)
    }

    func read(_ text: String) throws(Failure) -> Checklist {
        let root = try YAMLSource(name: source, text: text).root()
        let keys = ["schema", "document", "sections"]
        let reader = MappingReader(root, of: "the checklist", source: source, known: keys)
        reader.checkSchema()
        let document = reader.requiredText("document")?.value ?? ""
        let sections = reader.list("sections").map { section($0, in: reader) }
        if sections.isEmpty { reader.add("the checklist has no sections", at: reader.mark) }
        guard !reader.problems.hasErrors else { throw Failure(reader.problems) }
        return Checklist(document: document, sections: sections)
    }

    private func section(_ node: YAMLNode, in file: MappingReader) -> Checklist.Section {
        let reader = file.mapping(node, of: "the section", known: ["title", "items"])
        let title = reader.requiredText("title")?.value ?? ""
        let items = reader.list("items").map { item($0, in: reader) }
        return Checklist.Section(title: title, items: items)
    }

    private func item(_ node: YAMLNode, in section: MappingReader) -> Checklist.Item {
        let reader = section.mapping(node, of: "the item", known: Self.itemKeys)
        let item = Checklist.Item(
            text: reader.requiredText("text")?.value ?? "",
            note: reader.text("note")?.value,
            pieces: known("pieces", "piece", pieces, reader),
            wirings: known("wirings", "wiring", wirings, reader),
            rules: reader.texts("rules").map(\.value),
            people: reader.text("people")?.value,
            needed: reader.text("needed")?.value,
            otherwise: reader.text("otherwise")?.value,
            mark: reader.mark
        )
        if item.pieces.isEmpty, item.wirings.isEmpty, item.rules.isEmpty, item.people == nil {
            reader.add(
                "nothing decides the item",
                at: reader.mark,
                hint: "\"pieces\", \"wirings\", \"rules\" or \"people\" would"
            )
        }
        return item
    }

    private func known(_ key: String, _ what: String, _ ids: [String], _ reader: MappingReader) -> [String] {
        let found = reader.texts(key)
        for id in found where !ids.contains(id.value) {
            let hint = Suggestion(among: ids).hint(for: id.value)
            reader.add("the style has no \(what) \"\(id.value)\"", at: id.mark, hint: hint)
        }
        return found.map(\.value)
    }
}
