import AppModel
import FileTransaction
import Styles

/// A piece, rendered as a file for one module, screen, use case or type.
package struct RenderedPiece: Sendable {
    package let piece: Piece
    package let path: RelativePath
    package let text: String
    /// The declarations that the app must have, with their names in this piece.
    package let demands: [Requirement]

    /// The text as a file of the app; without declarations if it is not Swift.
    package let file: SourceFile

    init(piece: Piece, path: RelativePath, text: String, demands: [Requirement] = []) {
        (self.piece, self.path, self.text, self.demands) = (piece, path, text, demands)
        file = SourceFile(path: path, bytes: path.fileExtension == "swift" ? Array(text.utf8) : [])
    }

    /// The piece of a draft with its final text.
    init(_ draft: PieceDraft, text: String) {
        self.init(piece: draft.piece, path: draft.path, text: text, demands: draft.demands)
    }

    package var isSwift: Bool { path.fileExtension == "swift" }

    /// Whether the piece is merged into a file that modules share.
    package var isMerged: Bool { piece.merge != nil }

    /// The rule that reports the piece as missing, if the manifest names one.
    package var rule: String? { piece.guidance.rule ?? demands.lazy.compactMap(\.rule).first }
}
