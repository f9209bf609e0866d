import AppModel
import Diagnostics

/// A requirement of a piece: a declaration or member that the app's sources must contain.
package struct Requirement: Sendable, Equatable {
    package enum Demand: Sendable, Equatable {
        /// A declaration, and the types that its inheritance clause must name.
        case declaration(DeclarationPattern, inherits: [String])
        /// A member (`FavoritesRoute.parse`) and its required modifiers.
        case member(String, modifiers: [String])
    }

    package var demand: Demand
    /// A template expression; the requirement applies only if it is true.
    package var condition: String?
    /// The lint rule that reports the requirement missing; by default that of the piece.
    package var rule: String?
    /// The place of the requirement in the manifest, for messages.
    package var mark: SourceMark
}
