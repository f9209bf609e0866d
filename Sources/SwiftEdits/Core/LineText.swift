/// A text as lines without line breaks. A final line break gives an empty last line.
package struct LineText: Sendable {
    package let lines: [ArraySlice<UInt8>]

    package init(lines: [ArraySlice<UInt8>]) { self.lines = lines }

    package init(_ bytes: [UInt8]) { lines = Self.raw(bytes).map(Self.withoutReturn) }

    /// The lines with the carriage returns at their ends.
    package static func raw(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    private static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    /// The text with uniform line breaks.
    package func bytes(isCRLF: Bool) -> [UInt8] {
        Array(lines.joined(separator: isCRLF ? [UInt8(ascii: "\r"), UInt8(ascii: "\n")] : [UInt8(ascii: "\n")]))
    }
}
