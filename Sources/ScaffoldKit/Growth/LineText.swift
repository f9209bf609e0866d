/// A text as its lines, without what ends them; a last line break leaves an empty line behind it.
struct LineText: Sendable {
    let lines: [ArraySlice<UInt8>]

    init(lines: [ArraySlice<UInt8>]) {
        self.lines = lines
    }

    init(_ bytes: [UInt8]) {
        lines = Self.raw(bytes).map(Self.withoutReturn)
    }

    /// The lines with the carriage returns that end them.
    static func raw(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    private static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    /// The text with one kind of line break.
    func bytes(isCRLF: Bool) -> [UInt8] {
        Array(lines.joined(separator: isCRLF ? [UInt8(ascii: "\r"), UInt8(ascii: "\n")] : [UInt8(ascii: "\n")]))
    }
}
