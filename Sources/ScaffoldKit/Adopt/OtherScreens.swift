import Diagnostics

/// The parts of a module's screens that are not named after it: `ArtworkViewModel`, where the module is `Artworks`.
struct OtherScreens {
    let module: String
    /// All modules of the app: what bears another's name is that one's.
    let modules: [String]
    let pieces: [Piece]
    let app: AppSurvey
    /// The files that are the module's by their types' names.
    let known: Set<String>

    /// The files that hold such parts: in the module's own folders, or beside its own types.
    func files() -> [NeighbourFile] {
        pieces.flatMap { piece in
            NamePattern.of([piece]).filter { $0.hole == .screen }.flatMap { pattern in
                app.types.compactMap { type -> NeighbourFile? in
                    guard let stem = pattern.stem(of: type.name), !modules.contains(where: { stem.hasPrefix($0) }),
                        isAtHome(type.mark.source)
                    else { return nil }
                    let screen = NeighbourFile.ScreenName(type: stem, own: stem, isRoot: false)
                    return NeighbourFile(piece: piece.id, module: module, screen: screen, path: type.mark.source)
                }
            }
        }
    }

    private func isAtHome(_ path: String) -> Bool {
        let names = [module, NameWords(module).camel]
        return known.contains(path) || path.split(separator: "/").dropLast().contains { names.contains(String($0)) }
    }
}
