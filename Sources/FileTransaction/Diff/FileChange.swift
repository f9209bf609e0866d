/// One file that a plan creates, edits or deletes.
package struct FileChange: Hashable, Sendable {
    /// What happens to the file.
    package enum Kind: String, Hashable, Sendable {
        case creation, edit, deletion
    }

    /// The file's path below the root.
    package let path: RelativePath

    /// The bytes on the disk; `nil` for a creation.
    package let old: [UInt8]?

    /// The bytes after the commit; `nil` for a deletion.
    package let new: [UInt8]?

    /// The file that this one is a copy of: it gets its permissions, and projects build it as they build its model; `nil` for none.
    package var model: RelativePath?

    /// What happens to the file.
    package var kind: Kind {
        if old == nil { return .creation }
        return new == nil ? .deletion : .edit
    }

    /// The change in the unified format that `git apply` and `patch -p1` read.
    ///
    /// - Parameter context: How many unchanged lines stand around each change.
    package func unifiedDiff(context: Int = 3) -> String {
        Diff(old: old ?? [], new: new ?? [], context: context)
            .unified(old: old.map { _ in "a/\(path)" }, new: new.map { _ in "b/\(path)" })
    }
}
