import Diagnostics

/// Finds out whether a raw string literal closes on its line. Scans each line once, for any number of literals.
struct LineQuotes {
    /// The scanned range: from an offset to the end of its line.
    private var scanned = 0..<0
    /// For each number of `#`, the last quote in the line before at least as many.
    private var lastQuote: [Int] = []

    /// Whether a quote with this number of `#` follows on the line.
    mutating func closes(after start: Int, pounds: Int, bytes: UnsafeBufferPointer<UInt8>, end: Int) -> Bool {
        if !scanned.contains(start) { scan(from: start, bytes, end) }
        return pounds < lastQuote.count && lastQuote[pounds] >= start
    }

    private mutating func scan(from start: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) {
        lastQuote.removeAll(keepingCapacity: true)
        var position = start
        while position < end, !bytes[position].isBreak {
            guard bytes[position] == .doubleQuote else {
                position += 1
                continue
            }
            let quote = position
            position += 1
            while bytes[position] == .hash { position += 1 }
            let pounds = position - quote - 1
            while lastQuote.count <= pounds { lastQuote.append(-1) }
            lastQuote[pounds] = quote
        }
        var last = -1
        for pounds in lastQuote.indices.reversed() {
            last = max(last, lastQuote[pounds])
            lastQuote[pounds] = last
        }
        scanned = start..<max(position, start + 1)
    }
}
