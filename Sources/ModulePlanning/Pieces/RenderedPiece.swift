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

    /// The declarations of the text, if it has been parsed.
    private var known: SourceFile?

    init(piece: Piece, path: RelativePath, text: String, demands: [Requirement] = []) {
        (self.piece, self.path, self.text, self.demands) = (piece, path, text, demands)
    }

    package var isSwift: Bool { path.fileExtension == "swift" }

    /// Whether the piece is merged into a file that modules share.
    package var isMerged: Bool { piece.merge != nil }

    /// The rule that reports the piece as missing, if the manifest names one.
    package var rule: String? { piece.rule ?? demands.lazy.compactMap(\.rule).first }

    /// The declarations of the text; empty if it is not Swift.
    package var file: SourceFile { known ?? SourceFile(path: path, bytes: isSwift ? Array(text.utf8) : []) }

    /// The piece with another text.
    func replacing(_ text: String) -> RenderedPiece {
        RenderedPiece(piece: piece, path: path, text: text, demands: demands)
    }

    /// The piece with its declarations, for the stages that need them.
    var read: RenderedPiece {
        var read = self
        read.known = file
        return read
    }
}
