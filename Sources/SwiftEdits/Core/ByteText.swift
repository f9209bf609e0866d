import Diagnostics

/// The bytes of a file that is not Swift, with its lines and indentation.
struct ByteText: Sendable {
    let bytes: [UInt8]

    /// The line break that the file uses.
    var newline: String {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return "\n" }
        return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// Where the lines begin.
    var lineTable: LineTable { bytes.withUnsafeBufferPointer { LineTable($0) } }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The spaces and tabs before an offset that stands first in its line; `nil` for another.
    func indentation(at offset: Int) -> String? {
        var start = offset
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        guard start == 0 || bytes[start - 1].isBreak else { return nil }
        return text(start..<offset)
    }

    /// The start of an offset's line if only spaces precede the offset there, else the offset itself.
    func lineStart(_ offset: Int) -> Int { indentation(at: offset).map { offset - $0.utf8.count } ?? offset }

    /// The end of an offset's line if only spaces follow the offset there, else the offset itself.
    func lineEnd(_ offset: Int) -> Int {
        var end = offset
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        return end < bytes.count && bytes[end].isBreak ? end : offset
    }

    /// The whole lines of a range with their last line break, if there is nothing else in them; else the range itself.
    func lines(_ range: Range<Int>) -> Range<Int> {
        let (start, end) = (lineStart(range.lowerBound), lineEnd(range.upperBound))
        guard indentation(at: range.lowerBound) != nil, end < bytes.count, bytes[end].isBreak else { return range }
        return start..<end + (bytes[end...].starts(with: "\r\n".utf8) ? 2 : 1)
    }

    /// The offset behind an item of a list, its comment and its comma.
    func endOfItem(_ offset: Int) -> (offset: Int, hasComma: Bool) {
        var end = offset
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        if bytes[end...].starts(with: "/*".utf8) {
            while end < bytes.count, !bytes[end...].starts(with: "*/".utf8) { end += 1 }
            end = min(end + 2, bytes.count)
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: ",") { return (end + 1, true) }
        return (bytes[offset..<end].contains(UInt8(ascii: "/")) ? end : offset, false)
    }
}
