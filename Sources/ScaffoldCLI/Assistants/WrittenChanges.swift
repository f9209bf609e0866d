import Diagnostics
import FileTransaction

/// What a tool has written, which can be taken back.
struct WrittenChanges: Sendable {
    let root: RootFolder
    let changes: [FileChange]

    /// Puts the files back as they were.
    ///
    /// A file that was created may be gone already, so that people can give up their changes of it.
    ///
    /// - Throws: `Failure` if one of them is not as it was written; nothing is changed then.
    func takeBack() throws(Failure) {
        var tree = FileTree(root: root)
        _ = try tree.beginWriting()
        var problems: [Problem] = []
        for change in changes {
            let found = try tree.read(change.path)
            if change.kind == .creation, found == nil { continue }
            guard found == change.new else {
                let way = change.kind == .creation ? "delete it, or put it back" : "put it back as it was written"
                problems.append(
                    Problem(
                        "this file was changed since it was written",
                        at: SourceMark(source: change.path.text),
                        hint: "\(way), and call undo again; nothing was taken back"
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
