import Diagnostics
import SwiftEdits

/// One entry that a module needs in a file of the app, as a style's manifest describes it.
package struct Wiring: Sendable, Equatable {
    /// Where the entry goes, and when.
    package struct Place: Sendable, Equatable {
        /// A template expression that must hold; `nil` for an unconditional entry.
        package var condition: String?
        /// Anchors of which the app must match one, and anchors of which it must match none.
        package var having: [[String]] = []
        package var lacking: [[String]] = []
        /// Alternative anchors, each with templates for its steps. The first anchor that matches counts.
        package var anchors: [[String]] = []

        package init() {}
    }

    /// What is written there.
    package struct Entry: Sendable, Equatable {
        package var kind: Edit.Kind
        /// A template for the entry. If it renders only white space, there is no entry.
        package var text: String
        /// Templates for the sibling to insert after, and for the tokens that show that the entry exists.
        package var after: String?
        package var present: String?
        /// A template for an enum of the app: the entry takes the form of what stands beside it for the enum's last other case.
        package var sibling: String?
        /// The title of the `// MARK:` for a new member.
        package var heading: String?
        package var sorted: Bool?

        package init(_ kind: Edit.Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
    }

    package var id: String
    package var title: String
    /// The scope of the entry: once for the module, or for each of its screens, use cases or types.
    package var scope: Piece.Scope
    package var place = Place()
    package var entry: Entry
    /// Whether the entry is optional: a missing anchor is a note and no failure.
    package var isOptional: Bool
    /// Whether the entry belongs to the app once made. It stays when the module goes, as other modules may need it.
    package var isShared = false
    package var guidance = Guidance()
    /// The position in the manifest, for messages.
    package var mark: SourceMark

    package init(
        id: String,
        title: String,
        scope: Piece.Scope,
        entry: Entry,
        isOptional: Bool,
        mark: SourceMark
    ) {
        (self.id, self.title, self.scope, self.entry) = (id, title, scope, entry)
        (self.isOptional, self.mark) = (isOptional, mark)
    }
}
