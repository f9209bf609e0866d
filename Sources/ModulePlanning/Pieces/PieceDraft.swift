import FileTransaction
import Styles

/// A piece as its template renders it, before it has the team's layout.
struct PieceDraft {
    let piece: Piece
    let path: RelativePath
    let text: String
    /// The declarations that the app must have, with their names in this piece.
    let demands: [Requirement]

    var isSwift: Bool { path.fileExtension == "swift" }

    /// The draft with another text.
    func replacing(_ text: String) -> PieceDraft {
        PieceDraft(piece: piece, path: path, text: text, demands: demands)
    }
}
