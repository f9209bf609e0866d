/// One file that a plan creates, edits or deletes.
public struct FileChange: Hashable, Sendable {
    /// What happens to the file.
    public enum Kind: String, Hashable, Sendable {
        case creation, edit, deletion
    }

    /// The file's path below the root.
    public let path: RelativePath

    /// The bytes that stand there now; `nil` for a creation.
    public let old: [UInt8]?

    /// The bytes that will stand there; `nil` for a deletion.
    public let new: [UInt8]?

    /// What happens to the file.
    public var kind: Kind {
        if old == nil { return .creation }
        return new == nil ? .deletion : .edit
    }

    /// The difference between the old and the new bytes, line by line.
    public var diff: Diff { Diff(old: old ?? [], new: new ?? []) }

    /// The change in the unified format that `git apply` and `patch -p1` read.
    ///
    /// - Parameter context: How many unchanged lines stand around each change.
    public func unifiedDiff(context: Int = 3) -> String {
        Diff(old: old ?? [], new: new ?? [], context: context)
            .unified(old: old.map { _ in "a/\(path)" }, new: new.map { _ in "b/\(path)" })
    }
}
