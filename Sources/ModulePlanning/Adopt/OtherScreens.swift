import AppModel
import Diagnostics
import FileTransaction
import Styles

/// The other screens of a module, whose types are not named after it: `ArtworkViewModel` in the module `Artworks`.
struct OtherScreens {
    let module: String
    let pieces: [Piece]
    let context: AdoptionContext
    /// The name of one of the module's items, if the style names screens after it.
    let item: String?

    /// The files of these screens: in the module's own folders, or in files with its own types. A type that starts with the name of
    /// another module belongs to that one.
    func files() -> [NeighbourFile] {
        let places = Set(context.files(of: module).map(\.path) + [module, NameWords(module).camel])
        let types = context.types(in: places)
        return pieces.flatMap { piece in
            piece.typeNames.filter { $0.hole == .screen }.flatMap { name in
                types.compactMap { type -> NeighbourFile? in
                    guard let stem = name.pattern.stem(of: type.name),
                        !stem.indices.contains(where: { context.has(String(stem[...$0])) })
                    else { return nil }
                    let own = item.flatMap { stem.hasPrefix($0) ? String(stem.dropFirst($0.count)) : nil } ?? stem
                    let screen = NeighbourFile.ScreenName(type: stem, own: own, isRoot: false)
                    let path = context.app.model.file(of: type).path.text
                    return NeighbourFile(piece: piece.id, module: module, screen: screen, path: path)
                }
            }
        }
    }
}
