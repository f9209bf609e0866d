/// A file and the one that it is a copy of, as paths of a project.
package struct ProjectCopy: Sendable, Hashable {
    package let path: String
    package let model: String

    package init(_ path: String, of model: String) { (self.path, self.model) = (path, model) }

    /// The copy and those of the folders around it, the innermost first: a project may take a folder for one file.
    var withFolders: [ProjectCopy] {
        var copies = [self]
        while let last = copies.last {
            let next = ProjectCopy(ProjectPath.folder(of: last.path), of: ProjectPath.folder(of: last.model))
            guard !next.path.isEmpty, !next.model.isEmpty, next.path != next.model else { break }
            copies.append(next)
        }
        return copies
    }
}
