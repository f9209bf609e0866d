#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

import ScaffoldKit

/// A file that a command line names to be written, wherever it is; what was in it is replaced.
///
/// The text is written beside the file and renamed to its place: a full disk or a kill leaves what was there before. What is no file,
/// such as `/dev/stdout` or a pipe that somebody reads, is written into.
struct OutputFile {
    let path: String

    func write(_ text: String) throws(CommandFailure) {
        var status = stat()
        guard stat(path, &status) == 0 else { return try replace(path, text, permissions: nil) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: try replace(resolved, text, permissions: status.st_mode & 0o7777)
        case S_IFDIR: throw failure(EISDIR)
        default: try writeInto(text)
        }
    }

    /// The file that a link leads to: the link itself stays.
    private var resolved: String {
        guard let buffer = realpath(path, nil) else { return path }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    private func replace(_ path: String, _ text: String, permissions: mode_t?) throws(CommandFailure) {
        let fresh = "\(path).\(getpid()).new"
        let file = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw failure(errno) }
        if let permissions { fchmod(file, permissions) }
        var code = fill(file, text)
        if close(file) != 0, code == 0 { code = errno }
        if code == 0, rename(fresh, path) != 0 { code = errno }
        guard code != 0 else { return }
        unlink(fresh)
        throw failure(code)
    }

    private func writeInto(_ text: String) throws(CommandFailure) {
        // Not waiting for a reader, so that a pipe that nobody reads is refused instead of waited for.
        let file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw failure(errno) }
        _ = fcntl(file, F_SETFL, 0)
        defer { close(file) }
        let code = fill(file, text)
        guard code == 0 else { throw failure(code) }
    }

    /// - Returns: The system's error number, 0 for none.
    private func fill(_ file: Int32, _ text: String) -> Int32 {
        let bytes = Array(text.utf8)
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                systemWrite(file, $0.baseAddress.map { $0 + done }, bytes.count - done)
            }
            if count < 0, errno != EINTR { return errno }
            done += max(count, 0)
        }
        return 0
    }

    private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
        Glibc.write(file, bytes, count)
        #elseif canImport(Musl)
        Musl.write(file, bytes, count)
        #else
        Darwin.write(file, bytes, count)
        #endif
    }

    private func failure(_ code: Int32) -> CommandFailure {
        let reason = String(cString: strerror(code)).lowercased()
        return CommandFailure(
            .diskRefused,
            [ReportedProblem(Problem("\"\(path)\" cannot be written: \(reason)"))]
        )
    }
}
