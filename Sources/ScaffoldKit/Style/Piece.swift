import Diagnostics

/// One thing that the style demands: a file with the template that renders it.
public struct Piece: Sendable, Equatable {
    /// What a piece is made for.
    public enum Scope: String, Sendable, CaseIterable {
        case app, module, screen
        case useCase = "use-case"
        case type
    }

    /// How a piece joins a file that is shared with other modules.
    public enum Merge: String, Sendable, CaseIterable {
        /// The template renders a YAML mapping of keys to texts; they become entries of an Xcode string catalogue.
        case stringCatalogue = "string-catalogue"
    }

    public var id: String
    public var title: String
    public var scope: Scope
    /// A template expression that has to hold; `nil` for a piece that is always made.
    public var condition: String?
    /// The template's path in the style's folder.
    public var template: String
    /// A template for the file's path below the app's root.
    public var path: String
    public var merge: Merge?
    /// Of an app piece: a module brings it along where the app does not declare this.
    public var shared: DeclarationPattern?
    public var requires: [Requirement]
    /// The rule that reports the piece missing.
    public var rule: String?
    /// The heading in the style's document.
    public var section: String?
    /// The item of the document's checklist that this piece ticks.
    public var checklist: String?
    /// The manifest's line that names it, for messages.
    public var mark: SourceMark
}
