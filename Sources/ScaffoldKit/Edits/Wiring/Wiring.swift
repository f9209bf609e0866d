import Diagnostics

/// One entry that a module needs in a file of the app, as a style's manifest describes it.
public struct Wiring: Sendable, Equatable {
    public var id: String
    public var title: String
    /// What the entry is made for: once for the module, or for each of its screens, use cases or types.
    public var scope: Piece.Scope
    /// A template expression that has to hold; `nil` for an entry that is always made.
    public var condition: String?
    /// Anchors of which one has to lead somewhere, and anchors none of which may: what the app has, the entry follows.
    public var having: [[String]] = []
    public var lacking: [[String]] = []
    /// The steps of the anchor, each a template; of several anchors the first that leads anywhere counts.
    public var anchors: [[String]]
    public var kind: Edit.Kind
    /// A template for the entry; nothing but white space means that there is none to add.
    public var text: String
    /// Templates for the sibling that it follows, and for the tokens that show that it is there.
    public var after: String?
    public var present: String?
    /// The title of the `// MARK:` under which a member goes.
    public var heading: String?
    public var sorted: Bool?
    /// Whether an app may do without: a missing anchor is then said, and stops nothing.
    public var isOptional: Bool
    /// Whether the entry is the app's own from then on: other modules may need it, so it stays when the module goes.
    public var isShared = false
    /// The rule that reports the entry missing.
    public var rule: String?
    /// The heading in the style's document.
    public var section: String?
    /// The item of the document's checklist that this entry ticks.
    public var checklist: String?
    /// The manifest's line that names it, for messages.
    public var mark: SourceMark
}
