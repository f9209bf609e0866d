import Diagnostics
import FileTransaction

/// What a tool has written, which can be taken back.
struct WrittenChanges: Sendable {
    let root: RootFolder
    let changes: [FileChange]

    /// Puts the files back as they were.
    ///
    /// - Throws: `Failure` if one of them is not as it was written; nothing is changed then.
    func takeBack() throws(Failure) {
        var tree = FileTree(root: root)
        _ = try tree.beginWriting()
        var problems: [Problem] = []
        for change in changes {
            guard try tree.read(change.path) == change.new else {
                problems.append(
                    Problem(
                        "this file was changed since it was written",
                        at: SourceMark(source: change.path.text),
                        hint: "put it back, or name a module that undo is to remove; nothing was taken back"
                    )
                )
                continue
            }
            if let old = change.old { try tree.write(old, to: change.path) } else { try tree.remove(change.path) }
        }
        guard problems.isEmpty else { throw Failure(.conflict, problems) }
        try tree.commit()
    }
}
