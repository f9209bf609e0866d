import CLibrary
import Diagnostics

extension DiskAccess {
    /// A file's bytes, with what the file system said about it when they were read.
    struct Contents {
        let bytes: [UInt8]
        let status: FileStatus
    }

    /// The size in bytes above which a file is refused. Source files are far smaller, and a sparse file of gigabytes would fill the memory.
    static let largestFile = 256 << 20

    /// Reads the regular file `name` whole.
    ///
    /// - Returns: `nil` if there is no such file.
    /// - Throws: `EISDIR` for a folder, `ELOOP` for a symbolic link, `ENOTSUP` for a pipe, socket or device, `EFBIG` for a file that is too large,
    ///   and what the system says.
    func contents(of name: String, in folder: Descriptor = anywhere) throws(SystemError) -> Contents? {
        let descriptor: Descriptor
        do {
            descriptor = try openFile(name, in: folder)
        } catch {
            if error.isMissing { return nil }
            // A socket cannot be opened at all: `ENXIO` on Linux, `EOPNOTSUPP` on macOS.
            throw [ENXIO, EOPNOTSUPP].contains(error.code) ? SystemError(code: ENOTSUP, operation: .openFile) : error
        }
        defer { discard(descriptor) }
        let status = try status(of: descriptor)
        switch status.kind {
        case .file:
            guard status.size <= Self.largestFile else { throw SystemError(code: EFBIG, operation: .openFile) }
            return Contents(bytes: try readAll(descriptor, expecting: status.size), status: status)
        case .folder: throw SystemError(code: EISDIR, operation: .openFile)
        case .link: throw SystemError(code: ELOOP, operation: .openFile)
        case .other: throw SystemError(code: ENOTSUP, operation: .openFile)
        }
    }

    /// Opens a file to read it, without waiting for the other end of a pipe.
    private func openFile(_ name: String, in folder: Descriptor) throws(SystemError) -> Descriptor {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        return Descriptor(try call(.openFile, name) { Int(openat(folder, name, flags)) })
    }

    private func readAll(_ descriptor: Descriptor, expecting size: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        // More bytes than expected: the read that finds the end is then the first one, for a file that did not grow, and a source text
        // needs no other memory.
        var bytes = [UInt8](unsafeUninitializedCapacity: size + SourceText.padding) { buffer, count in
            do throws(SystemError) {
                while count < buffer.count {
                    let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                    let got = try call(.read) { read(descriptor, rest.baseAddress, rest.count) }
                    count += got
                    if got == 0 || count == size { break }
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        if bytes.count > size { try readGrowth(of: descriptor, into: &bytes) }
        return bytes
    }

    /// Reads the rest of a file that is longer than its status says: one that is being written, or one in `/proc`.
    private func readGrowth(of descriptor: Descriptor, into bytes: inout [UInt8]) throws(SystemError) {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let got = try call(.read) {
                chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            }
            if got == 0 { return }
            bytes.append(contentsOf: chunk.prefix(got))
            guard bytes.count <= Self.largestFile else { throw SystemError(code: EFBIG, operation: .read) }
        }
    }

    /// Creates a file that must not exist yet and fills it.
    ///
    /// - Parameter like: The file whose permissions and owner it takes; `nil` for those of any new file.
    func createFile(
        _ name: String,
        in folder: Descriptor = anywhere,
        with bytes: [UInt8],
        like model: FileStatus? = nil
    ) throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let permissions: mode_t = model == nil ? 0o666 : 0o600
        let descriptor = Descriptor(
            try call(.createFile, name) { Int(openat(folder, name, flags, permissions)) }
        )
        do throws(SystemError) {
            try write(bytes, to: descriptor)
            if let model { try makeAlike(descriptor, model) }
        } catch {
            discard(descriptor)
            throw error
        }
        try close(descriptor)
    }

    private func write(_ bytes: [UInt8], to descriptor: Descriptor) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let start = done
            done += try call(.write) {
                bytes.withUnsafeBytes { buffer in
                    let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
                    return CLibrary.write(descriptor, rest.baseAddress, rest.count)
                }
            }
        }
    }

    private func makeAlike(_ descriptor: Descriptor, _ model: FileStatus) throws(SystemError) {
        if model.owner != geteuid() || model.group != getegid() {
            // Only root may give files away; otherwise the new file belongs to the user, as after any editor's save.
            _ = try? call(.setOwner) { Int(fchown(descriptor, model.owner, model.group)) }
        }
        _ = try call(.setPermissions) { Int(fchmod(descriptor, mode_t(model.permissions))) }
    }

    /// Whether this process may write to the file `name`; a read-only disk is an error.
    func isWritable(_ name: String, in folder: Descriptor = anywhere) throws(SystemError) -> Bool {
        do {
            _ = try call(.checkWritable, name) { Int(faccessat(folder, name, W_OK, 0)) }
            return true
        } catch {
            guard error.code == EACCES || error.code == EPERM else { throw error }
            return false
        }
    }

    /// Removes the file `name`.
    func removeFile(_ name: String, in folder: Descriptor = anywhere) throws(SystemError) {
        _ = try call(.removeFile, name) { Int(unlinkat(folder, name, 0)) }
    }

    /// Removes the file `name`, and reads its content at that moment: a program that had it open may have written to it.
    func removeReading(_ name: String, in folder: Descriptor) throws(SystemError) -> Contents {
        let descriptor = try openFile(name, in: folder)
        defer { discard(descriptor) }
        try removeFile(name, in: folder)
        let status = try status(of: descriptor)
        return Contents(bytes: try readAll(descriptor, expecting: status.size), status: status)
    }

    /// Gives a file another name on the same volume, in place of the file that has that name, if there is one.
    func rename(_ old: String, in folder: Descriptor, to new: String, in target: Descriptor) throws(SystemError) {
        _ = try call(.rename, "\(old) \(new)") { Int(renameat(folder, old, target, new)) }
    }

    /// Gives a file a second name on the same volume, which must not be taken.
    func link(_ old: String, in folder: Descriptor, to new: String, in target: Descriptor) throws(SystemError) {
        _ = try call(.link, "\(old) \(new)") { Int(linkat(folder, old, target, new, 0)) }
    }
}
