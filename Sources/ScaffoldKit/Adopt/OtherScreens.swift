import Diagnostics

/// The other screens of a module, whose types are not named after it: `ArtworkViewModel` in the module `Artworks`.
struct OtherScreens {
    let module: String
    /// The names of all modules; a type that starts with one of them belongs to that module.
    let modules: Set<String>
    let pieces: [Piece]
    let app: PlannedApp
    /// The paths of the module's files, found by their types' names.
    let known: Set<String>

    /// The files of these screens: in the module's own folders, or in files with its own types.
    func files() -> [NeighbourFile] {
        pieces.flatMap { piece in
            piece.typeNames.filter { $0.hole == .screen }.flatMap { name in
                app.types.compactMap { type -> NeighbourFile? in
                    guard let stem = name.pattern.stem(of: type.name), isAtHome(app.model.file(of: type).path.text),
                        !stem.indices.contains(where: { modules.contains(String(stem[...$0])) })
                    else { return nil }
                    let screen = NeighbourFile.ScreenName(type: stem, own: stem, isRoot: false)
                    return NeighbourFile(
                        piece: piece.id,
                        module: module,
                        screen: screen,
                        path: app.model.file(of: type).path.text
                    )
                }
            }
        }
    }

    private func isAtHome(_ path: String) -> Bool {
        let names = [module, NameWords(module).camel]
        return known.contains(path) || path.split(separator: "/").dropLast().contains { names.contains(String($0)) }
    }
}
