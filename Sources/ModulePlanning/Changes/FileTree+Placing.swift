import Diagnostics
import FileTransaction

extension FileTree {
    /// Writes a whole file unless the path has another text.
    ///
    /// - Parameter overwrites: Whether to overwrite another text.
    /// - Returns: The status of the file; `nil` if another text stays at the path.
    mutating func place(_ text: String, at path: RelativePath, overwrites: Bool) throws(Failure) -> ChangeSet.File
        .Status?
    {
        let bytes = Array(text.utf8)
        let old = try read(path)
        if old == bytes { return .unchanged }
        guard old == nil || overwrites else { return nil }
        try write(bytes, to: path)
        return old == nil ? .created : .overwritten
    }
}
