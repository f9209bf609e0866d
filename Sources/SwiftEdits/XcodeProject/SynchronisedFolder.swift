/// A folder that Xcode keeps in step with the disk, and what the project says of single paths in it.
struct SynchronisedFolder {
    /// A list of paths in the folder that are treated differently from the rest.
    struct Exceptions {
        /// The object that has the list, and the list's key.
        let owner: ProjectField
        let key: String
        /// The identifier of the target that the list is for; `nil` for all.
        let target: String?

        /// The paths, relative to the folder.
        var paths: [String] { (owner.value[key]?.list ?? []).compactMap(\.text) }
    }

    /// The lists of an exception set or of the folder itself.
    private static let keys = ["membershipExceptions", "publicHeaders", "privateHeaders", "explicitFolders"]

    let path: String
    /// The identifiers of the targets that build the folder; those of one without any build what their exceptions list.
    let targets: [String]
    let exceptions: [Exceptions]

    init(_ folder: ProjectField, at path: String, targets: [String], in objects: ProjectObjects) {
        (self.path, self.targets) = (path, targets)
        exceptions = ([folder] + objects.objects(in: "exceptions", of: folder)).flatMap { owner in
            Self.keys.filter { owner.value[$0]?.list != nil }.map {
                Exceptions(owner: owner, key: $0, target: owner.value["target"]?.text)
            }
        }
    }

    /// The path below the folder; `nil` for one outside of it.
    func inner(_ path: String) -> String? {
        if self.path.isEmpty { return path }
        return path.hasPrefix(self.path + "/") ? String(path.dropFirst(self.path.count + 1)) : nil
    }

    /// Whether every target that builds the folder leaves the path out.
    func leavesOut(_ path: String) -> Bool {
        guard let inner = inner(path), !targets.isEmpty else { return false }
        return targets.allSatisfy { target in
            exceptions.contains { $0.target == target && $0.key == "membershipExceptions" && $0.covers(inner) }
        }
    }
}

extension SynchronisedFolder.Exceptions {
    /// Whether the list has the path, or a folder around it.
    func covers(_ inner: String) -> Bool { paths.contains { inner == $0 || inner.hasPrefix($0 + "/") } }
}
