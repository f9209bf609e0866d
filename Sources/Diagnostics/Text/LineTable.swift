/// Where the lines of a text start: for finding many positions in one text.
///
/// A line ends with `\n`, `\r\n` or a lone `\r`. Building the table takes time linear in the text, a look-up takes
/// time logarithmic in its lines.
public struct LineTable: Sendable {
    private let starts: [UInt32]
    private let count: Int

    /// Creates the table of a text.
    public init(_ source: SourceText) {
        self = source.withUnsafeBufferPointer { LineTable(UnsafeBufferPointer(rebasing: $0[..<source.count])) }
    }

    /// Creates the table of some bytes, of which the first 4 GiB count.
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

    /// The line and column of a byte offset; an offset outside of the text counts as its nearest end.
    public func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), count)
        let line = lineIndex(of: offset)
        return SourcePosition(line: line + 1, column: offset - Int(starts[line]) + 1, offset: offset)
    }

    /// The bytes of a line with its line break; lines count from 1, and a line that is not there is empty.
    public func range(ofLine line: Int) -> Range<Int> {
        guard line >= 1, line <= starts.count else { return count..<count }
        return Int(starts[line - 1])..<(line < starts.count ? Int(starts[line]) : count)
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
