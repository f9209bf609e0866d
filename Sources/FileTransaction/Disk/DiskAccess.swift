import CLibrary

/// The operating system's file calls, each one visible to an observer before it is made.
///
/// Every part of this target reaches the disk through a value of this type, so a test can make any single call fail, or end the
/// process before it, without touching state that other tests share. Names are given together with an open folder; `Self.anywhere` stands
/// for an absolute path. No call follows a symbolic link in the name's last component.
package struct DiskAccess {
    /// Sees each call before it is made, and may refuse it.
    package typealias Observer = (SystemCall) throws(SystemError) -> Void

    /// An open file or folder.
    package typealias Descriptor = CInt

    /// The folder to give along with an absolute path.
    package static let anywhere: Descriptor = AT_FDCWD

    private let observer: Observer?

    /// Whether an observer sees each call. Matched as a case, since a comparison of such an optional needs macOS 15.
    var isObserved: Bool {
        if case .some = observer { true } else { false }
    }

    /// Access to the disk as it is.
    package init() { observer = nil }

    /// Access to the disk that `observer` watches, for tests.
    package init(observer: @escaping Observer) { self.observer = observer }

    /// Makes one call, again when a signal interrupted it.
    func call(_ operation: SystemCall.Operation, _ name: String = "", _ body: () -> Int) throws(SystemError) -> Int {
        if let observer { try observer(SystemCall(operation, name)) }
        while true {
            let result = body()
            if result >= 0 { return result }
            let code = errno
            if code != EINTR { throw SystemError(code: code, operation: operation) }
        }
    }

    /// The path without links, `.` and `..`.
    func realPath(_ path: String) throws(SystemError) -> String {
        var resolved = ""
        _ = try call(.resolve, path) {
            guard let buffer = realpath(path, nil) else { return -1 }
            resolved = String(cString: buffer)
            free(buffer)
            return 0
        }
        return resolved
    }

    /// The status of the file `name`, or `nil` if there is none.
    package func status(_ name: String, in folder: Descriptor = anywhere) throws(SystemError) -> FileStatus? {
        var info = stat()
        do {
            _ = try call(.status, name) { Int(fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW)) }
        } catch {
            if error.isMissing { return nil }
            throw error
        }
        return FileStatus(info)
    }

    /// The status of an open file.
    func status(of descriptor: Descriptor) throws(SystemError) -> FileStatus {
        var info = stat()
        _ = try call(.status) { Int(fstat(descriptor, &info)) }
        return FileStatus(info)
    }

    /// Where a symbolic link points, as it is written in the link.
    func linkTarget(_ name: String, in folder: Descriptor = anywhere) throws(SystemError) -> [UInt8] {
        let capacity = Int(PATH_MAX)
        var target = [UInt8](repeating: 0, count: capacity)
        let count = try call(.readLink, name) {
            target.withUnsafeMutableBytes { buffer in
                guard let base = buffer.baseAddress else { return 0 }
                return readlinkat(folder, name, base.assumingMemoryBound(to: CChar.self), capacity)
            }
        }
        return Array(target.prefix(count))
    }

    /// Closes a file that was written. A failure means that data did not reach the disk.
    func close(_ descriptor: Descriptor) throws(SystemError) {
        do {
            if let observer { try observer(SystemCall(.close)) }
        } catch {
            discard(descriptor)
            throw error
        }
        guard CLibrary.close(descriptor) < 0 else { return }
        let code = errno
        if code != EINTR { throw SystemError(code: code, operation: .close) }
    }

    /// Closes a file or folder that was only read. A failure does not matter.
    package func discard(_ descriptor: Descriptor) { _ = CLibrary.close(descriptor) }
}
