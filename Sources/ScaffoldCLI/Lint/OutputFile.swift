import CLibrary
import Diagnostics
import FileTransaction

/// The file of a report, at any path that the user names.
///
/// Replaces an earlier report of the same kind, but other files only with `overwrites`. Writes a new file and renames it, so
/// that a full disk or a kill leaves the old file. Writes directly into pipes, devices, and anything below `/dev/`.
struct OutputFile {
    /// Longer chains of links count as cycles.
    private static let mostLinks = 40

    let path: String
    let kind: ReportKind
    /// Whether to replace any existing file.
    let overwrites: Bool

    /// Refuses an existing file that is not an earlier report.
    func check() throws(Failure) {
        guard !overwrites, place.descriptor == nil, let file = FileEnds(of: path), !kind.matches(file) else { return }
        let problem = Problem(
            "the existing file is not a \(kind.name)",
            at: SourceMark(source: path),
            hint: "give another file, or replace it with --force"
        )
        throw Failure(.conflict, [problem])
    }

    func write(_ text: String) throws(Failure) {
        try check()
        let place = place
        if let descriptor = place.descriptor { return try fill(descriptor, text) }
        var status = stat()
        guard stat(path, &status) == 0 else { return try replace(path, text, permissions: nil) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw failure(EISDIR)
        case S_IFREG where !place.isDevice:
            try replace(place.path, text, permissions: status.st_mode & 0o7777)
        default: try writeInto(text)
        }
    }

    // MARK: - The place

    /// The target of the path after resolving all links.
    private struct Place {
        var path: String
        var isDevice = false
        /// The open file descriptor that the path names, such as `/dev/stdout`.
        var descriptor: Int32?
    }

    private var place: Place {
        var place = Place(path: path)
        for _ in 0..<Self.mostLinks {
            place.path = Self.absolute(place.path)
            place.isDevice = place.isDevice || place.path.hasPrefix("/dev/")
            place.descriptor = Self.descriptor(at: place.path)
            guard place.descriptor == nil, let target = Self.target(of: place.path) else { break }
            place.path = target
        }
        return place
    }

    /// The path with links resolved in all but its last component.
    private static func absolute(_ path: String) -> String {
        let (folder, name) = path.folderAndName
        guard let buffer = realpath(folder, nil) else { return path }
        defer { free(buffer) }
        let resolved = String(cString: buffer)
        return (resolved == "/" ? "" : resolved) + "/" + name
    }

    /// The file descriptor that a path names. On Linux `/dev/fd` is a link to the process's folder.
    private static func descriptor(at path: String) -> Int32? {
        switch path {
        case "/dev/stdout": return STDOUT_FILENO
        case "/dev/stderr": return STDERR_FILENO
        default: break
        }
        for folder in ["/dev/fd/", "/proc/\(getpid())/fd/"] where path.hasPrefix(folder) {
            return Int32(path.dropFirst(folder.count))
        }
        return nil
    }

    /// The target of a link; `nil` if the path is not a link.
    private static func target(of path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        guard count > 0 else { return nil }
        let target = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        return target.utf8.first == UInt8(ascii: "/") ? target : path.folderAndName.folder + "/" + target
    }

    // MARK: - Writing

    private func replace(_ path: String, _ text: String, permissions: mode_t?) throws(Failure) {
        let fresh = "\(path).\(getpid()).new"
        let file = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw failure(errno) }
        if let permissions { fchmod(file, permissions) }
        var code = written(text, to: file)
        if close(file) != 0, code == nil { code = errno }
        if code == nil, rename(fresh, path) != 0 { code = errno }
        guard let code else { return }
        unlink(fresh)
        throw failure(code)
    }

    private func writeInto(_ text: String) throws(Failure) {
        // Without waiting, so that a pipe without a reader is an error.
        let file = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw failure(errno) }
        _ = fcntl(file, F_SETFL, 0)
        defer { close(file) }
        try fill(file, text)
    }

    private func fill(_ file: Int32, _ text: String) throws(Failure) {
        if let code = written(text, to: file) { throw failure(code) }
    }

    /// Writes a text.
    ///
    /// - Returns: The `errno` of a failure.
    private func written(_ text: String, to file: Int32) -> Int32? {
        let channel = OutputChannel(descriptor: file)
        channel.write(text)
        channel.flush()
        return channel.failure
    }

    private func failure(_ code: Int32) -> Failure {
        Failure(.disk, [Problem("\"\(path)\" cannot be written: \(SystemError.text(of: code))")])
    }
}
