import Diagnostics
import StencilEngine

/// An inspection of a module: the parts that its style requires, and which of them the app lacks.
package struct ModuleInspection: Sendable {
    /// A piece or entry that the style requires of the module.
    package struct Part: Sendable, Equatable {
        package enum Kind: String, Sendable {
            case piece, wiring
        }

        /// The id in the style's manifest.
        package var id: String
        package var kind: Kind
        package var title: String
        /// The path of the piece, or of the file that the entry belongs in.
        package var path: String?
        /// The missing declarations: `class FavoritesCoordinator`, `FavoritesCoordinator.push`. Empty if the part is
        /// complete.
        package var missing: [String]
        /// The reason why an entry has no place in the app.
        package var obstacle: String?

        package var isThere: Bool { missing.isEmpty && obstacle == nil }
    }

    /// The module's type name.
    package var module: String
    package var parts: [Part]
    let context: TemplateDictionary

    /// Whether a condition in the template language, such as `module.links`, is true for the module.
    ///
    /// - Throws: `Failure` for an invalid condition.
    package func isTrue(_ condition: String, at mark: SourceMark) throws(Failure) -> Bool {
        try TemplateEngine(loader: { _ in nil }).evaluate(condition, name: "\(mark) (needed)", context: context).isTrue
    }
}
