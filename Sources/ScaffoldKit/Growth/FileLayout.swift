/// How a file is laid out: what ends its lines, and what indents them.
///
/// What the tool renders is brought into the layout of the file as it stands before the two are compared, so that a file that somebody
/// has reformatted with tabs or saved with other line breaks is still recognised.
package struct FileLayout: Sendable, Equatable {
    /// Whether lines end in a carriage return and a line feed.
    let isCRLF: Bool
    /// What one level is indented by; `nil` for a file whose levels mean nothing.
    package let unit: String?

    /// What ends a line.
    package var newline: String { isCRLF ? "\r\n" : "\n" }

    package init(of bytes: [UInt8], isSwift: Bool) {
        var (pairs, breaks) = (0, 0)
        var last: UInt8 = 0
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                breaks += 1
                if last == UInt8(ascii: "\r") { pairs += 1 }
            }
            last = byte
        }
        isCRLF = breaks > 0 && pairs * 2 > breaks
        unit = isSwift ? SwiftDocument(bytes).indentationUnit : nil
    }

    /// A rendered text with the lines and levels of this layout.
    func fitted(_ text: String, from other: FileLayout) -> [UInt8] {
        var lines = LineText(Array(text.utf8)).lines
        if let unit, let from = other.unit, unit != from { lines = lines.map { Self.indented($0, from, unit) } }
        return LineText(lines: lines).bytes(isCRLF: isCRLF)
    }

    /// A line with its levels indented otherwise; what is left over of a level stays.
    private static func indented(_ line: ArraySlice<UInt8>, _ from: String, _ unit: String) -> ArraySlice<UInt8> {
        let old = Array(from.utf8)
        var rest = line
        var levels = 0
        while !old.isEmpty, rest.starts(with: old) {
            rest = rest.dropFirst(old.count)
            levels += 1
        }
        guard levels > 0 else { return line }
        return ArraySlice(Array(String(repeating: unit, count: levels).utf8) + rest)
    }
}
