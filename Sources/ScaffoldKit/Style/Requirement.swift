/// What has to be found of a piece in the app's sources.
public enum Requirement: Sendable, Equatable {
    /// A declaration, with the types that it must name in its inheritance clause.
    case declaration(DeclarationPattern, inherits: [String])
    /// A member (`FavoritesRoute.parse`), with the modifiers that it must have.
    case member(String, modifiers: [String])
}
