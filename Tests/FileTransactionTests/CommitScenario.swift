import FileTransaction
import TestSupport

/// A tree and a plan that has every kind of step: creations in old and new folders, edits, deletions that leave folders empty,
/// and a file that makes way for a folder.
struct CommitScenario {
    static let before = [
        "edit": "old", "Modules/edit.swift": "old", "Modules/stays.swift": "stays", "gone/deep/delete": "bye",
        "Modules/delete": "bye", "becomes": "a file",
    ]

    /// What the plan writes; `nil` removes.
    static let plan: [(path: RelativePath, text: String?)] = [
        ("edit", "new"), ("Modules/edit.swift", "new"), ("gone/deep/delete", nil), ("Modules/delete", nil),
        ("created", "fresh"), ("Modules/created.swift", "fresh"), ("Modules/New/DI/created.swift", "fresh"),
        ("Modules/New/created.swift", "fresh"), ("becomes", nil), ("becomes/folder", "fresh"),
    ]

    static let after = [
        "edit": "new", "Modules/edit.swift": "new", "Modules/stays.swift": "stays", "created": "fresh",
        "Modules/created.swift": "fresh", "Modules/New/DI/created.swift": "fresh",
        "Modules/New/created.swift": "fresh", "becomes/folder": "fresh",
    ]

    /// The plan as the arguments of `CommitCrasher`.
    static var arguments: [String] {
        plan.map { change in change.text.map { "\(change.path)=\($0)" } ?? "\(change.path)" }
    }

    /// A folder as it is before.
    static func folder() -> TemporaryFolder {
        let folder = TemporaryFolder(isMadeOften: true)
        for (name, text) in before { folder.put(name, text) }
        folder.setPermissions("edit", 0o640)
        folder.setPermissions("gone/deep", 0o750)
        return folder
    }

    static func write(to tree: inout FileTree) throws {
        for change in plan {
            if let text = change.text { try tree.write(text, to: change.path) } else { try tree.remove(change.path) }
        }
    }

    /// Which of the two trees a folder holds, folders and permissions included; `nil` for anything else.
    ///
    /// - Parameter looseFolders: Whether a folder may have been left empty.
    static func state(of folder: TemporaryFolder, looseFolders: Bool = false) -> State? {
        guard folder.permissions("edit") == 0o640 else { return nil }
        let tree = folder.tree
        if looseFolders, tree.filter({ $0.value != nil }) == after { return .new }
        if tree == withFolders(before) { return folder.permissions("gone/deep") == 0o750 ? .old : nil }
        return tree == withFolders(after) ? .new : nil
    }

    enum State {
        case old, new
    }

    private static func withFolders(_ files: [String: String]) -> [String: String?] {
        var tree: [String: String?] = files
        for name in files.keys {
            let components = name.split(separator: "/")
            for count in components.indices.dropFirst() {
                tree[components[..<count].joined(separator: "/")] = .some(nil)
            }
        }
        return tree
    }
}
