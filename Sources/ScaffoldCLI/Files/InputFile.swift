import CLibrary
import Diagnostics
import FileTransaction
import YAMLReader

/// A file at any path that the user names; `-` is standard input.
struct InputFile {
    /// The size limit in bytes, far beyond any spec or template.
    static let largestSize = 32 * 1024 * 1024
    /// The name of standard input on a command line.
    static let standardInput = "-"

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    let path: String

    /// The name in problems.
    var name: String { path == Self.standardInput ? "<standard input>" : path }

    /// The bytes without a byte order mark; checked to be UTF-8.
    ///
    /// - Parameter console: Where `-` is read from; without it, `-` is the name of a file.
    func read(from console: Console? = nil) throws(Failure) -> [UInt8] {
        let input = path == Self.standardInput ? console?.input : nil
        var bytes = if let input { input.readAll(limit: Self.largestSize) } else { try readFile() }
        guard bytes.count <= Self.largestSize else { throw tooLarge }
        if bytes.starts(with: Self.byteOrderMark) { bytes.removeFirst(Self.byteOrderMark.count) }
        if let offset = Self.firstInvalidByte(in: bytes) {
            let line = bytes[..<offset].count { $0 == .lineFeed } + 1
            throw Failure("the line is not UTF-8 text", at: SourceMark(source: name, line: line, column: 1))
        }
        return bytes
    }

    /// The file as a source for the YAML reader.
    func source(from console: Console) throws(Failure) -> YAMLSource {
        YAMLSource(name: name, bytes: try read(from: console))
    }

    func readText(from console: Console? = nil) throws(Failure) -> String {
        String(decoding: try read(from: console), as: UTF8.self)
    }

    private func readFile() throws(Failure) -> [UInt8] {
        // Without waiting, so that a pipe without a writer is an empty file.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw errno == ENOENT
                ? failure("the file does not exist", hint: "name it from the current folder, or with its whole path")
                : refused(errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw refused(errno) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw failure("this is a folder, not a file") }
        guard status.st_size <= Self.largestSize else { throw tooLarge }
        let channel = InputChannel(descriptor: descriptor)
        let bytes = channel.readAll(limit: Self.largestSize)
        if let code = channel.failure { throw refused(code) }
        return bytes
    }

    private var tooLarge: Failure { failure("the file is larger than \(Self.largestSize / 1024 / 1024) MB") }

    private func failure(_ message: String, hint: String? = nil) -> Failure {
        Failure(message, at: SourceMark(source: name), hint: hint)
    }

    private func refused(_ code: Int32) -> Failure {
        let reason = SystemError.text(of: code)
        return Failure(.disk, [Problem("the file cannot be read: \(reason)", at: SourceMark(source: name))])
    }

    /// The offset of the first byte that is not UTF-8: decoding repairs invalid bytes, so the decoded copy differs there.
    private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
        var copy = String(decoding: bytes, as: UTF8.self)
        return copy.withUTF8 { copy in
            guard let start = copy.baseAddress, !bytes.isEmpty else { return nil }
            if copy.count == bytes.count, memcmp(start, bytes, bytes.count) == 0 { return nil }
            return zip(copy, bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset
                ?? min(copy.count, bytes.count)
        }
    }
}
