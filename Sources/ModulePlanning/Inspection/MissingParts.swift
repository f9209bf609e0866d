import AppModel
import FileTransaction
import Styles

/// The parts that the rendering of a module's spec has and the app lacks.
package struct MissingParts: Sendable {
    /// A piece of the rendering that no other module shares.
    package enum Piece: Sendable {
        /// The app has neither its file nor its types. What it declares is not missing beside it.
        case missing(RenderedPiece)
        /// The app has it, and may lack declarations that the style requires of it.
        case standing(RenderedPiece, lacks: [MissingDeclaration])
    }

    /// In the order of the style's pieces.
    package var pieces: [Piece] = []
    /// The pieces with texts that the app's catalogue lacks.
    package var texts: [RenderedPiece] = []
    /// The entries that the app's files lack, with these files.
    package var entries: [(wiring: Wiring, path: RelativePath)] = []
}

/// A declaration, member, modifier or conformance that a style requires of a module and the app lacks.
package struct MissingDeclaration: Sendable {
    /// As messages name it: `class FavoritesCoordinator`, `FavoritesRoute.parse`, `FavoritesView: View`.
    package let name: String
    package let part: LostPart
    /// The type that lacks it; `nil` for a missing type.
    package let owner: TypeDeclaration?
    /// The rule that reports it, if the manifest names one.
    package let rule: String?
}
