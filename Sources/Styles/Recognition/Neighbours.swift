import AppModel
import FileTransaction

/// The neighbours of a new module: the app's existing modules of the style, with their files.
package struct Neighbours: Sendable {
    /// The modules' type names, sorted.
    package let modules: [String]
    /// The files of all modules, or of a limited number of them.
    package let files: [NeighbourFile]

    /// - Parameters:
    ///   - name: The planned module, which is excluded.
    ///   - most: The maximum number of modules whose files to collect, evenly spread. For a piece that none of them
    ///     has, all modules are searched.
    package init(of manifest: StyleManifest, in app: PlannedApp, except name: String?, filesOf most: Int = .max) {
        let modules = manifest.modules(in: app.model).filter { $0 != name }
        let finder = PartFinder(manifest, app.model, ModuleNames(modules))
        let wanted =
            modules.count > most ? Set((0..<most).map { modules[$0 * modules.count / most] }) : Set(modules)
        var files: [NeighbourFile] = []
        var seen: Set<NeighbourFile> = []
        for piece in manifest.pieces {
            for name in piece.typeNames {
                let all = finder.parts(of: piece, named: name)
                let some = all.filter { wanted.contains($0.module) }
                files += (some.isEmpty ? all : some).filter { seen.insert($0).inserted }
            }
        }
        self.modules = modules
        self.files = files
    }
}

extension Neighbours {
    /// Finds the types in the app's modules that correspond to a piece.
    private struct PartFinder {
        private let app: AppModel
        private let names: ModuleNames
        /// The name patterns of types that a module has once.
        private let ofModules: [NamePattern]
        /// The types of the base app, from the names of its files: `SessionService` does not belong to a module
        /// `Session`.
        private let baseTypes: Set<String>

        init(_ manifest: StyleManifest, _ app: AppModel, _ names: ModuleNames) {
            (self.app, self.names) = (app, names)
            ofModules = manifest.pieces.flatMap(\.typeNames).filter { $0.hole == .module }.map(\.pattern)
            baseTypes = Set(
                manifest.app.pieces.map { piece in
                    String((piece.path.split(separator: "/").last ?? "").prefix { $0 != "." })
                }
            )
        }

        func parts(of piece: Piece, named name: PieceName) -> [NeighbourFile] {
            app.visibleTypes.compactMap { type in
                guard let stem = name.pattern.stem(of: type.name), !baseTypes.contains(type.name) else { return nil }
                return part(of: piece, stem, in: name.hole, type)
            }
        }

        private func part(of piece: Piece, _ stem: String, in hole: PieceName.Hole, _ type: TypeDeclaration)
            -> NeighbourFile?
        {
            let path = app.file(of: type).path.text
            switch hole {
            case .module:
                guard names.contains(stem) else { return nil }
                return NeighbourFile(piece: piece.id, module: stem, path: path)
            case .screen:
                // A type that a module has once never belongs to a screen, even if its name matches one:
                // `FavoritesCoordinatorView` is not the view of a screen `coordinator`.
                guard let module = names.longest(startOf: stem),
                    !ofModules.contains(where: { $0.stem(of: type.name).map(names.contains) == true })
                else { return nil }
                let own = String(stem.dropFirst(module.count))
                guard own.isEmpty || own.first?.isUppercase == true else { return nil }
                let screen = NeighbourFile.ScreenName(type: stem, own: own, isRoot: own.isEmpty)
                return NeighbourFile(piece: piece.id, module: module, screen: screen, path: path)
            case .useCase, .type:
                return names.longest(folderOf: path).map {
                    NeighbourFile(piece: piece.id, module: $0, path: path)
                }
            }
        }
    }
}
