import Diagnostics
import ScaffoldKit

/// A style's checklists: the items in the document's words, with the pieces, entries and rules that decide them.
public struct Checklist: Sendable, Equatable {
    /// One list of the document, under its heading.
    public struct Section: Sendable, Equatable {
        public var title: String
        public var items: [Item]
    }

    /// One item.
    public struct Item: Sendable, Equatable {
        /// The document's words.
        public var text: String
        /// A remark of the tool, such as a correction of the document.
        public var note: String?
        /// The required pieces and entries of the style's manifest.
        public var pieces: [String]
        public var wirings: [String]
        /// The rules that must have no findings.
        public var rules: [String]
        /// What a person has to check; `nil` if the tool decides alone.
        public var people: String?
        /// A condition of the template language without which the item is not needed, and the remark in that case.
        public var needed: String?
        public var otherwise: String?
        /// The place of the item, for messages.
        public var mark: SourceMark
    }

    /// The name of the document.
    public var document: String
    public var sections: [Section]

    /// The checklists of a style; `nil` if it has none.
    ///
    /// - Throws: `Failure` for an invalid file, or a piece or entry that the style does not have.
    public static func of(_ style: Style) throws(Failure) -> Checklist? {
        guard let text = style.templates[ChecklistReader.path] else { return nil }
        return try ChecklistReader(style: style).read(text)
    }
}
