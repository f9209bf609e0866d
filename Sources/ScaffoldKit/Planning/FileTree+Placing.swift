import Diagnostics

extension FileTree {
    /// Writes a whole file unless another text stands there.
    ///
    /// - Parameter overwrites: Whether another text may be overwritten.
    /// - Returns: What became of the file; `nil` where another text stands and stays.
    mutating func place(_ text: String, at path: RelativePath, overwrites: Bool) throws(Failure) -> Plan.Entry
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
