#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The beginning and the end of a file, by which its writer knows it again.
struct FileEnds {
    private static let length = 4096

    let head: String
    let tail: String

    init(head: String, tail: String) {
        (self.head, self.tail) = (head, tail)
    }

    /// Reads up to four kilobytes at both ends.
    ///
    /// - Returns: `nil` for what is no file, is empty, or cannot be read: writing it says why.
    init?(of path: String) {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return nil }
        head = Self.text(of: file, from: 0)
        tail = Self.text(of: file, from: max(0, status.st_size - off_t(Self.length)))
    }

    private static func text(of file: Int32, from start: off_t) -> String {
        var bytes = [UInt8](repeating: 0, count: length)
        let count = pread(file, &bytes, bytes.count, start)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}
