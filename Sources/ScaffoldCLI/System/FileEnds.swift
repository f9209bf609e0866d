import CLibrary

/// The first and last bytes of a file, by which lint recognises its own reports.
struct FileEnds {
    /// The number of bytes read at each end.
    private static let length = 4096

    let head: String
    let tail: String

    /// - Returns: `nil` if the path is not a file, is empty, or cannot be read. Writing to it then reports the reason.
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
