/// One request to the operating system, as an observer of `DiskAccess` sees it before it is made.
package struct SystemCall: Hashable, Sendable, CustomStringConvertible {
    /// The kind of request.
    package enum Operation: String, Hashable, Sendable {
        case resolve, openFolder, openFile, createFile, status, readLink, read, write, close
        case setPermissions, setOwner, checkWritable, makeFolder, removeFile, removeFolder, rename, link, list, lock
    }

    /// The kind of request.
    package let operation: Operation

    /// The file's name or path as the request gives it; empty for requests on an open file.
    package let name: String

    package init(_ operation: Operation, _ name: String = "") {
        self.operation = operation
        self.name = name
    }

    package var description: String { name.isEmpty ? operation.rawValue : "\(operation.rawValue) \(name)" }
}
