import Diagnostics
import Styles

/// A style's checklists: the items in the document's words, with the pieces, entries and rules that decide them.
package struct Checklist: Sendable, Equatable {
    /// One list of the document, under its heading.
    package struct Section: Sendable, Equatable {
        package var title: String
        package var items: [Item]
    }

    /// One item.
    package struct Item: Sendable, Equatable {
        /// The document's words.
        package var text: String
        /// A remark of the tool, such as a correction of the document.
        package var note: String?
        /// The required pieces and entries of the style's manifest.
        package var pieces: [String]
        package var wirings: [String]
        /// The rules that must have no findings.
        package var rules: [String]
        /// What a person has to check; `nil` if the tool decides alone.
        package var people: String?
        /// A condition of the template language without which the item is not needed, and the remark in that case.
        package var needed: String?
        package var otherwise: String?
        /// The place of the item, for messages.
        package var mark: SourceMark
    }

    /// The name of the document.
    package var document: String
    package var sections: [Section]

    /// The checklists of a style; `nil` if it has none.
    ///
    /// - Throws: `Failure` for an invalid file, or a piece or entry that the style does not have.
    package static func of(_ style: Style) throws(Failure) -> Checklist? {
        guard let text = style.templates[ChecklistReader.path] else { return nil }
        let reader = ChecklistReader(style: style)
        return try reader.read(text)
    }
}
