/// A table of the starts of a text's lines, to look up many positions.
///
/// A line ends with `\n`, `\r\n` or a lone `\r`. A look-up takes time logarithmic in the number of lines.
package struct LineTable: Sendable {
    private let starts: [UInt32]
    private let count: Int

    package init(_ source: SourceText) {
        self = source.storage.withUnsafeBufferPointer { LineTable(UnsafeBufferPointer(rebasing: $0[..<source.count])) }
    }

    /// Creates the table of the first 4 GiB of some bytes.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var starts: [UInt32] = [0]
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte <= .carriageReturn, byte.isBreak else { continue }
            if byte == .carriageReturn, index < bytes.count, bytes[index] == .lineFeed { index += 1 }
            starts.append(UInt32(truncatingIfNeeded: index))
        }
        self.starts = starts
        count = bytes.count
    }

    /// The line and column of a byte offset, clamped to the text.
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), count)
        let line = starts.partitioningIndex { Int($0) > offset } - 1
        return SourcePosition(line: line + 1, column: offset - Int(starts[line]) + 1, offset: offset)
    }

    /// The bytes of a line, from 1, with its line break; empty for a line that does not exist.
    package func range(ofLine line: Int) -> Range<Int> {
        guard line >= 1, line <= starts.count else { return count..<count }
        return Int(starts[line - 1])..<(line < starts.count ? Int(starts[line]) : count)
    }
}
