import AppModel
import Diagnostics
import FileTransaction

extension ResolvedModule {
    /// The path of the piece's file: its own path, or that of the file which declares its first type.
    func place(of piece: RenderedPiece, in app: PlannedApp, _ tree: FileTree) throws(Failure) -> RelativePath {
        if try tree.read(piece.path) != nil, record.owns(piece.path.text) || !isKnown { return piece.path }
        let names = piece.file.visibleTypes.map(\.name)
        let stem = piece.path.name.dropLast(".swift".count)
        let first = names.first { $0 == stem } ?? names.first
        guard isKnown, let first, let mark = app.place(of: first), let path = try? RelativePath(mark.source) else {
            return piece.path
        }
        return path
    }
}
