/// One request to the operating system, as an observer of `DiskAccess` sees it before it is made.
public struct SystemCall: Hashable, Sendable, CustomStringConvertible {
    /// What is asked for.
    public enum Operation: String, Hashable, Sendable {
        case resolve, openFolder, openFile, createFile, status, readLink, read, write, close
        case setPermissions, setOwner, checkWritable, makeFolder, removeFile, removeFolder, rename, link, list, lock
    }

    /// What is asked for.
    public let operation: Operation

    /// The file's name or path as the request gives it; empty for requests on an open file.
    public let name: String

    public init(_ operation: Operation, _ name: String = "") {
        self.operation = operation
        self.name = name
    }

    public var description: String { name.isEmpty ? operation.rawValue : "\(operation.rawValue) \(name)" }
}
