/// The modules of a style that an app has already, found by their declarations.
///
/// A module is a stem that the names of at least two of the style's module pieces share: `Profile`, where there are a
/// `ProfileDIContainer` and a `ProfileCoordinator`. Folder names play no part.
struct Neighbours: Sendable {
    /// The modules' type names, sorted.
    let modules: [String]
    /// The modules' files, or those of as many modules as were asked for.
    let files: [NeighbourFile]

    /// - Parameters:
    ///   - name: The module that is being made: what it has already is no neighbour's.
    ///   - most: Of how many modules the files are wanted: to learn habits from, some are enough. A piece that none of those has is
    ///     looked for in all.
    init(of manifest: StyleManifest, in app: AppSurvey, except name: String?, filesOf most: Int = .max) {
        let patterns = Self.patterns(manifest.pieces)
        let brought = Self.brought(by: manifest.app)
        let types = app.types
        var found: [String: PieceCount] = [:]
        for (piece, stems) in Self.stems(of: patterns.filter { $0.1.hole == .module }, in: types, besides: brought) {
            for stem in stems { found[stem, default: PieceCount()].add(piece) }
        }
        let wanted = min(2, Set(patterns.filter { $0.1.hole == .module }.map(\.0)).count)
        let base = manifest.app.entry.map(\.name)
        let modules = found.filter { stem, pieces in
            pieces.count >= max(wanted, 1) && stem != name && stem != "App" && base?.hasPrefix(stem) != true
        }
        self.modules = modules.keys.sorted()
        files = Self.files(patterns, types, besides: brought, ModuleStems(self.modules, wanting: most))
    }

    /// What stands in the hole of each pattern in the names of types.
    private static func stems(
        of patterns: [(String, NamePattern)],
        in types: [TypeDeclaration],
        besides brought: Set<String>
    ) -> [(piece: String, stems: [String])] {
        var stems = patterns.map { (piece: $0.0, stems: [String]()) }
        let excluded = patterns.map { pattern in Set(brought.compactMap(pattern.1.stem)) }
        for type in types {
            for place in patterns.indices {
                guard let stem = patterns[place].1.stem(of: type.name), !excluded[place].contains(stem) else {
                    continue
                }
                stems[place].stems.append(stem)
            }
        }
        return stems
    }

    /// How many pieces share a stem; those of one piece come one after the other.
    private struct PieceCount {
        private(set) var count = 0
        private var last: String?

        mutating func add(_ piece: String) {
            if piece != last { count += 1 }
            last = piece
        }
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
        besides brought: Set<String>,
        _ modules: ModuleStems
    ) -> [NeighbourFile] {
        var files: [NeighbourFile] = []
        var seen: Set<NeighbourFile> = []
        let ofModules = patterns.map(\.1).filter { $0.hole == .module }
        // A type that a module has once is none of a screen's, whatever screen its name would fit: `FavoritesCoordinatorView` is no view
        // of a screen `coordinator`.
        let isOfModule = { (name: String) in
            ofModules.contains { $0.stem(of: name).map(modules.contains) == true }
        }
        let names = types.map(\.name)
        for (piece, pattern) in patterns {
            func found(_ modules: ModuleStems) -> [NeighbourFile] {
                modules.places(of: pattern, among: names).compactMap { index in
                    let name = names[index]
                    guard let stem = pattern.stem(of: name), !brought.contains(name),
                        let file = file(piece, pattern.hole, stem, types[index], modules)
                    else { return nil }
                    return pattern.hole == .screen && isOfModule(name) ? nil : file
                }
            }
            var own = found(modules)
            if own.isEmpty, let all = modules.wantingAll { own = found(all) }
            files += own.filter { seen.insert($0).inserted }
        }
        return files
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
            guard modules.wants(stem) else { return nil }
            return NeighbourFile(piece: piece, module: stem, path: path)
        case .screen:
            guard let module = modules.longest(startOf: stem), modules.wants(module) else { return nil }
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
            guard let module = modules.longest(folderOf: path), modules.wants(module) else { return nil }
            return NeighbourFile(piece: piece, module: module, path: path)
        }
    }
}
