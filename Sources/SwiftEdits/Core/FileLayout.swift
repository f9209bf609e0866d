/// The layout of a file: its line breaks and its indentation.
///
/// The tool adapts its renderings to the layout of the existing file before it compares the two. It thus still recognises a
/// file that was reformatted with tabs or saved with other line breaks.
package struct FileLayout: Sendable, Equatable {
    /// Whether lines end with a carriage return and a line feed.
    package let isCRLF: Bool
    /// The indentation of one level; `nil` for a file without consistent levels.
    package let unit: String?

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

    /// Converts a rendered text to the line breaks and the indentation of this layout.
    package func fitted(_ text: String, from other: FileLayout) -> [UInt8] {
        var lines = LineText(Array(text.utf8)).lines
        if let unit, let from = other.unit, unit != from { lines = lines.map { Self.indented($0, from, unit) } }
        return LineText(lines: lines).bytes(isCRLF: isCRLF)
    }

    /// Converts the indentation of a line. The remainder of an incomplete level stays.
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
