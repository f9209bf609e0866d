/// A piece with the file that it became for one module, screen, use case or type.
struct RenderedPiece: Sendable {
    var piece: Piece
    let path: RelativePath
    let text: String
    /// What has to be found of it, with the names that it has here.
    var demands: [Requirement]

    /// What the text declares, where it has been read already.
    private(set) var known: FileSummary?

    init(piece: Piece, path: RelativePath, text: String, demands: [Requirement] = []) {
        (self.piece, self.path, self.text, self.demands) = (piece, path, text, demands)
    }

    var isSwift: Bool { path.fileExtension == "swift" }

    /// What the text declares; nothing where it is no Swift.
    var file: FileSummary { known ?? FileSummary(path: path, bytes: isSwift ? Array(text.utf8) : []) }

    /// The piece with what it declares: several stages of a plan ask for that.
    var read: RenderedPiece {
        var read = self
        read.known = file
        return read
    }
}
