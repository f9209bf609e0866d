import ModulePlanning

extension Extent {
    /// The names of the targets that a project may have for the folders within those of the module: `MoviesInterface`.
    var folderTargets: Set<String> {
        folders.reduce(into: []) { names, folder in
            let inner = files.map(\.path).filter { $0.isInside(folder) }.flatMap { path in
                path.components.dropFirst(folder.components.count).dropLast()
            }
            names.formUnion(inner.flatMap { [String($0), "\(folder.name)\($0)"] })
        }
    }

    /// The names of the files that are not Swift, with and without their extensions.
    var resources: Set<String> {
        Set(files.map(\.path).filter { $0.fileExtension != "swift" }.flatMap { [$0.baseName, String($0.name)] })
    }
}
