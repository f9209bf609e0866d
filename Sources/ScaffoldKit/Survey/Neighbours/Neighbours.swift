/// The modules of a style that an app has already, found by their declarations.
///
/// A module is a stem that the names of at least two of the style's module pieces share: `Profile`, where there are a
/// `ProfileDIContainer` and a `ProfileCoordinator`. Folder names play no part.
struct Neighbours: Sendable {
    /// The modules' type names, sorted.
    let modules: [String]
    let files: [NeighbourFile]

    /// - Parameter name: The module that is being made: what it has already is no neighbour's.
    init(of manifest: StyleManifest, in app: AppSurvey, except name: String?) {
        let patterns = Self.patterns(manifest.pieces)
        var found: [String: Set<String>] = [:]
        let brought = Self.brought(by: manifest.app)
        let types = app.types.filter { !brought.contains($0.name) }
        for (piece, pattern) in patterns where pattern.hole == .module {
            for type in types {
                if let stem = pattern.stem(of: type.name) { found[stem, default: []].insert(piece) }
            }
        }
        let wanted = min(2, Set(patterns.filter { $0.1.hole == .module }.map(\.0)).count)
        let base = manifest.app.entry.map(\.name)
        let modules = found.filter { stem, pieces in
            pieces.count >= max(wanted, 1) && stem != name && stem != "App" && base?.hasPrefix(stem) != true
        }
        self.modules = modules.keys.sorted()
        files = Self.files(patterns, types, self.modules)
    }

    /// The types of the base app, by the names of its files: a `SessionService` is no part of a module `Session`.
    private static func brought(by app: StyleManifest.BaseApp) -> Set<String> {
        var names: Set<String> = []
        for piece in app.pieces {
            let file = piece.path.split(separator: "/").last ?? ""
            names.insert(String(file.prefix { $0 != "." }))
        }
        return names
    }

    private static func patterns(_ pieces: [Piece]) -> [(String, NamePattern)] {
        pieces.flatMap { piece in
            piece.requires.compactMap { requirement in
                guard case .declaration(let pattern, _) = requirement.demand else { return nil }
                return NamePattern(pattern.name).map { (piece.id, $0) }
            }
        }
    }

    private static func files(
        _ patterns: [(String, NamePattern)],
        _ types: [TypeDeclaration],
        _ modules: [String]
    ) -> [NeighbourFile] {
        let known = ModuleStems(modules)
        var files: [NeighbourFile] = []
        var seen: Set<NeighbourFile> = []
        let once = ofModules(modules, patterns, types)
        for (piece, pattern) in patterns {
            for type in types where pattern.hole != .screen || !once.contains(type.name) {
                guard let stem = pattern.stem(of: type.name),
                    let file = file(piece, pattern.hole, stem, type, known),
                    seen.insert(file).inserted
                else { continue }
                files.append(file)
            }
        }
        return files
    }

    /// The types that a module has once, whatever screen their names would fit: `FavoritesCoordinatorView` is no view of a
    /// screen `coordinator`.
    private static func ofModules(
        _ modules: [String],
        _ patterns: [(String, NamePattern)],
        _ types: [TypeDeclaration]
    ) -> Set<String> {
        let known = Set(modules)
        let own = patterns.map(\.1).filter { $0.hole == .module }
        return Set(
            types.map(\.name).filter { name in own.contains { $0.stem(of: name).map(known.contains) == true } }
        )
    }

    private static func file(
        _ piece: String,
        _ hole: NamePattern.Hole,
        _ stem: String,
        _ type: TypeDeclaration,
        _ modules: ModuleStems
    ) -> NeighbourFile? {
        let path = type.mark.source
        switch hole {
        case .module:
            guard modules.contains(stem) else { return nil }
            return NeighbourFile(piece: piece, module: stem, path: path)
        case .screen:
            guard let module = modules.longest(startOf: stem) else { return nil }
            let own = String(stem.dropFirst(module.count))
            let isRoot = own.isEmpty
            guard own.isEmpty || own.first?.isUppercase == true else { return nil }
            return NeighbourFile(
                piece: piece,
                module: module,
                screen: NeighbourFile.ScreenName(type: stem, own: own, isRoot: isRoot),
                path: path
            )
        case .useCase, .type:
            guard let module = modules.longest(folderOf: path) else { return nil }
            return NeighbourFile(piece: piece, module: module, path: path)
        }
    }
}
