/// A piece with the file that it became for one module, screen, use case or type.
struct RenderedPiece: Sendable {
    var piece: Piece
    var path: RelativePath
    var text: String
    /// What has to be found of it, with the names that it has here.
    var demands: [Requirement] = []

    var isSwift: Bool { path.fileExtension == "swift" }
}
