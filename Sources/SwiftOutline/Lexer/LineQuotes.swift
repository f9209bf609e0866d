import Diagnostics

/// Finds out whether a raw string literal closes on its line. Scans each line once, for any number of literals.
struct LineQuotes {
    /// The scanned range: from an offset to the end of its line.
    private var scanned = 0..<0
    private var ends = PossibleEnds()

    /// Whether a quote with this number of `#` follows on the line.
    mutating func closes(after start: Int, pounds: Int, bytes: UnsafeBufferPointer<UInt8>, end: Int) -> Bool {
        if !scanned.contains(start) { scan(from: start, bytes, end) }
        return ends.mayClose(after: start, pounds: pounds)
    }

    private mutating func scan(from start: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) {
        ends = PossibleEnds()
        var position = start
        while position < end, !bytes[position].isBreak {
            guard bytes[position] == .doubleQuote else {
                position += 1
                continue
            }
            let quote = position
            position += 1
            while bytes[position] == .hash { position += 1 }
            ends.add(quote, pounds: position - quote - 1)
        }
        ends.finish(from: start)
        scanned = start..<max(position, start + 1)
    }
}
