import Diagnostics
import StencilEngine

/// What of a module is there, measured by what its style would write for its spec.
public struct ModuleInspection: Sendable {
    /// One piece or entry that the style asks of the module.
    public struct Part: Sendable, Equatable {
        public enum Kind: String, Sendable {
            case piece, wiring
        }

        /// The id in the style's manifest.
        public var id: String
        public var kind: Kind
        public var title: String
        /// Where the style would write it, or the file that it belongs in.
        public var path: String?
        /// What of it is missing: `class FavoritesCoordinator`, `FavoritesCoordinator.push`; empty where all is there.
        public var missing: [String]
        /// Why an entry has no place in the app.
        public var obstacle: String?

        public var isThere: Bool { missing.isEmpty && obstacle == nil }
    }

    /// The module's type name.
    public var module: String
    public var parts: [Part]
    private let context: TemplateDictionary

    init(module: String, parts: [Part], context: TemplateDictionary) {
        self.module = module
        self.parts = parts
        self.context = context
    }

    /// Whether a condition of the template language holds for the module: `module.links`.
    ///
    /// - Throws: `Failure` for a condition that is not sound.
    package func holds(_ condition: String, at mark: SourceMark) throws(Failure) -> Bool {
        try TemplateEngine(loader: { _ in nil }).evaluate(condition, name: "\(mark) (needed)", context: context).isTrue
    }
}
