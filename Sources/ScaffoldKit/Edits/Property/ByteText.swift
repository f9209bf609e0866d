/// The bytes of a file that is no Swift, and what its lines look like.
struct ByteText: Sendable {
    let bytes: [UInt8]

    /// The line break that the file uses.
    var newline: String {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return "\n" }
        return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The spaces and tabs before an offset that stands first in its line; `nil` for another.
    func indentation(at offset: Int) -> String? {
        var start = offset
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        guard start == 0 || bytes[start - 1].isBreak else { return nil }
        return text(start..<offset)
    }

    /// The offset at which the line that an offset stands first in begins; the offset itself where more stands before it.
    func lineStart(_ offset: Int) -> Int {
        indentation(at: offset).map { offset - $0.utf8.count } ?? offset
    }
}
