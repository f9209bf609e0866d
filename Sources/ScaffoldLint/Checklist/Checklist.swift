import Diagnostics
import ScaffoldKit

/// A document's checklists, as a style gives them: the items in the document's words, and what decides each.
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
        /// What the tool adds to them, such as how a wrong listing is to be read.
        public var note: String?
        /// The pieces and entries of the style's manifest, all of which have to be there.
        public var pieces: [String]
        public var wirings: [String]
        /// The rules that must have nothing to say.
        public var rules: [String]
        /// What a person has to look at; `nil` where the tool decides alone.
        public var people: String?
        /// A condition of the template language without which the item is not needed, and what to say then.
        public var needed: String?
        public var otherwise: String?
        /// The line that gives it, for messages.
        public var mark: SourceMark
    }

    /// The document that the words are from.
    public var document: String
    public var sections: [Section]

    /// The checklists of a style; `nil` where it has none.
    ///
    /// - Throws: `Failure` for a file that is not sound, or names a piece or entry that the style does not have.
    public static func of(_ style: Style) throws(Failure) -> Checklist? {
        guard let text = style.templates[ChecklistReader.path] else { return nil }
        return try ChecklistReader(style: style).read(text)
    }
}
