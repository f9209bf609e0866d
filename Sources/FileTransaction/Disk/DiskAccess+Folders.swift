import CLibrary

extension DiskAccess {
    /// One name in a folder, with its kind.
    package struct FolderEntry: Sendable {
        package let name: String
        package let kind: FileStatus.Kind
    }

    /// Opens the folder `name`, which must not be a symbolic link.
    ///
    /// - Throws: `ENOTDIR` or `ELOOP` for a link or a file, and what the system says.
    package func openFolder(_ name: String, in folder: Descriptor = anywhere) throws(SystemError) -> Descriptor {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        return Descriptor(try call(.openFolder, name) { Int(openat(folder, name, flags)) })
    }

    /// Creates the folder `name`, with the permissions of any new folder or those given.
    func makeFolder(_ name: String, in folder: Descriptor = anywhere, permissions: UInt32 = 0o777) throws(SystemError) {
        _ = try call(.makeFolder, name) { Int(mkdirat(folder, name, mode_t(permissions))) }
    }

    /// Removes the folder `name`, which must be empty.
    func removeFolder(_ name: String, in folder: Descriptor = anywhere) throws(SystemError) {
        _ = try call(.removeFolder, name) { Int(unlinkat(folder, name, AT_REMOVEDIR)) }
    }

    /// Locks an open folder against every other process that does so.
    ///
    /// The lock ends with `unlock`, and with the process.
    /// - Returns: `false` when another process has the lock.
    func lock(_ folder: Descriptor) throws(SystemError) -> Bool {
        do {
            _ = try call(.lock) { Int(flock(folder, LOCK_EX | LOCK_NB)) }
            return true
        } catch {
            guard error.code == EWOULDBLOCK else { throw error }
            return false
        }
    }

    /// Releases the lock on an open folder.
    ///
    /// Closing is not enough: a process that is being started has a copy of the descriptor until it runs its own program.
    func unlock(_ folder: Descriptor) { _ = flock(folder, LOCK_UN) }

    /// Checks that `count` more files can be open at once.
    func checkRoom(for count: Int, beside folder: Descriptor) throws(SystemError) {
        var opened: [Descriptor] = []
        defer { for descriptor in opened { discard(descriptor) } }
        while opened.count < count { opened.append(try duplicate(folder, for: .openFolder)) }
    }

    private func duplicate(
        _ descriptor: Descriptor,
        for operation: SystemCall.Operation
    ) throws(SystemError) -> Descriptor {
        Descriptor(try call(operation) { Int(fcntl(descriptor, F_DUPFD_CLOEXEC, 0)) })
    }

    /// The entries of an open folder, unsorted, without `.` and `..`.
    ///
    /// Names that are not UTF-8 are omitted, because no `RelativePath` can contain them.
    package func entries(of folder: Descriptor) throws(SystemError) -> [FolderEntry] {
        // A descriptor of its own, since listing closes it.
        let own = try duplicate(folder, for: .list)
        // Both descriptors have one position, which reading moves.
        _ = lseek(own, 0, SEEK_SET)
        return try listing(own) { $0 }
    }

    /// Calls `use` with the entries of an open folder, unsorted, without `.` and `..`, and closes the folder.
    func listing<Result>(
        _ folder: Descriptor,
        _ use: ([FolderEntry]) throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        guard let stream = fdopendir(folder) else {
            let code = errno
            discard(folder)
            throw SystemError(code: code, operation: .list)
        }
        defer { closedir(stream) }
        _ = try call(.list) { 0 }
        var found: [FolderEntry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                let code = errno
                if code != 0 { throw SystemError(code: code, operation: .list) }
                return try use(found)
            }
            guard let name = Self.name(of: entry) else { continue }
            let kind: FileStatus.Kind
            switch Int(entry.pointee.d_type) {
            case Int(DT_REG): kind = .file
            case Int(DT_DIR): kind = .folder
            case Int(DT_LNK): kind = .link
            case Int(DT_UNKNOWN):
                guard let status = try status(name, in: folder) else { continue }
                kind = status.kind
            default: kind = .other
            }
            found.append(FolderEntry(name: name, kind: kind))
        }
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
        let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: UInt8.self)
        var count = 0
        while start[count] != 0 { count += 1 }
        let name = String(utf8: UnsafeBufferPointer(start: start, count: count))
        return name == "." || name == ".." ? nil : name
    }
}
