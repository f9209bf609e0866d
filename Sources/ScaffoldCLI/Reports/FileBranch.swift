/// A folder or file of a tree of paths.
struct FileBranch: Sendable, Equatable {
    /// One part of the path, or several where a folder holds one folder only.
    let name: String
    /// What became of it; `nil` for a folder.
    let change: ReportedFile.Change?
    /// Folders before files, each sorted by name.
    let children: [FileBranch]

    /// The tree of some files, without a name of its own.
    init(files: [ReportedFile]) {
        let entries = files.map { Entry(parts: $0.path.split(separator: "/"), change: $0.change) }
            .filter { !$0.parts.isEmpty }
        self.init(name: "", change: nil, children: Self.children(of: entries))
    }

    private init(name: String, change: ReportedFile.Change?, children: [FileBranch]) {
        self.name = name
        self.change = change
        self.children = children
    }

    private struct Entry {
        let parts: [Substring]
        let change: ReportedFile.Change
    }

    private static func children(of entries: [Entry]) -> [FileBranch] {
        let files = entries.filter { $0.parts.count == 1 }
            .map { FileBranch(name: String($0.parts[0]), change: $0.change, children: []) }
            .sorted { $0.name < $1.name }
        let folders = Dictionary(grouping: entries.filter { $0.parts.count > 1 }) { $0.parts[0] }
            .sorted { $0.key < $1.key }
            .map { folder(name: String($0.key), entries: $0.value) }
        return folders + files
    }

    private static func folder(name: String, entries: [Entry]) -> FileBranch {
        let rest = entries.map { Entry(parts: Array($0.parts.dropFirst()), change: $0.change) }
        let children = children(of: rest)
        if children.count == 1, let only = children.first, only.change == nil {
            return FileBranch(name: name + "/" + only.name, change: nil, children: only.children)
        }
        return FileBranch(name: name, change: nil, children: children)
    }
}
