import Diagnostics

extension ProjectFile {
    /// The edits that give copies the entries of their models: in the same phases of the same targets, with the same settings, and in
    /// the same exceptions of synchronised folders.
    ///
    /// A model in no target brings no entry.
    /// - Throws: `.unsuitable` if an exception of a synchronised folder is about a copy already and not about its model.
    package func copying(_ copies: [ProjectCopy]) throws(EditError.Reason) -> [SourceEdit] {
        var addition = ProjectAddition(self)
        for copy in Set(listed(among: copies)).sorted(by: { $0.path < $1.path }) {
            addition.add(copy.path, like: copy.model)
        }
        return addition.edits + (try exceptionEdits(for: copies))
    }

    /// The names of the targets that build the models of copies, or the folders around them that the project takes for one file; by
    /// copy, with repetitions.
    package func targets(of copies: [ProjectCopy]) -> [String] {
        let targets = Dictionary(files.map { ($0.path, $0.targets) }, uniquingKeysWith: { first, _ in first })
        return listed(among: copies).flatMap { targets[$0.model] ?? [] }
    }

    /// Whether the model of a copy is a version of a data model: its entry names all versions, and the current one.
    package func isVersion(_ copy: ProjectCopy) -> Bool {
        let models = Set(copy.withFolders.map(\.model))
        return objects.objects(of: "XCVersionGroup").contains { groups.paths[$0.key].map(models.contains) == true }
    }

    /// Whether the model of a copy is in a folder that Xcode keeps in step with the disk, and the copy in none.
    package func isLeftBehind(_ copy: ProjectCopy) -> Bool {
        func isBuilt(_ path: String) -> Bool {
            synchronised.contains { !$0.targets.isEmpty && $0.inner(path) != nil }
        }
        return isBuilt(copy.model) && !isBuilt(copy.path)
    }

    /// Whether a folder that Xcode keeps in step with the disk leaves a path out of all its targets.
    package func leavesOut(_ path: String) -> Bool { synchronised.contains { $0.leavesOut(path) } }

    /// The innermost of each copy and the folders around it whose model the project names as a file.
    private func listed(among copies: [ProjectCopy]) -> [ProjectCopy] {
        let known = Set(files.map(\.path))
        return copies.filter { !isVersion($0) }.compactMap { copy in
            copy.withFolders.first { known.contains($0.model) }
        }
    }

    // MARK: - Synchronised folders

    private func exceptionEdits(for copies: [ProjectCopy]) throws(EditError.Reason) -> [SourceEdit] {
        let inserter = ProjectInserter(text: text, objects: fields, close: close)
        var edits: [SourceEdit] = []
        for folder in synchronised {
            for list in folder.exceptions {
                let paths = try folder.paths(of: copies, like: list)
                let items = paths.map { ProjectInserter.Item(value: .text($0), name: $0, key: $0) }
                if !items.isEmpty { edits += inserter.add(items, to: list.key, of: list.owner, in: objects) }
            }
        }
        return edits
    }
}

extension SynchronisedFolder {
    /// The paths that a list of exceptions lacks for it to say of copies what it says of their models.
    fileprivate func paths(of copies: [ProjectCopy], like list: Exceptions) throws(EditError.Reason) -> [String] {
        let known = Set(list.paths)
        var new: Set<String> = []
        for copy in copies {
            guard let path = inner(copy.path), let model = inner(copy.model) else { continue }
            let isCovered = list.covers(path)
            if isCovered, !list.covers(model) {
                throw .unsuitable(
                    "\"\(path)\" is in \"\(list.key)\" of the folder \"\(self.path)\", and \"\(model)\" is not"
                )
            }
            guard !isCovered else { continue }
            new.formUnion(ProjectCopy(path, of: model).withFolders.filter { known.contains($0.model) }.map(\.path))
        }
        return new.sorted()
    }
}
