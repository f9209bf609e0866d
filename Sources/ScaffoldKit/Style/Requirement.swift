import Diagnostics

/// What has to be found of a piece in the app's sources.
public struct Requirement: Sendable, Equatable {
    public enum Demand: Sendable, Equatable {
        /// A declaration, with the types that it must name in its inheritance clause.
        case declaration(DeclarationPattern, inherits: [String])
        /// A member (`FavoritesRoute.parse`), with the modifiers that it must have.
        case member(String, modifiers: [String])
    }

    public var demand: Demand
    /// A template expression that has to hold for the demand to be made.
    public var condition: String?
    /// The rule that reports it missing; without one, that of the piece.
    public var rule: String?
    /// The manifest's line that names it, for messages.
    public var mark: SourceMark
}
