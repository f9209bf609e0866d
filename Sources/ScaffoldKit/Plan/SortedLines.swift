/// A text with lines sorted by bytes, for a binary search.
struct SortedLines: Sendable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    func contains(_ line: String) -> Bool {
        let wanted = Array(line.utf8)
        var text = self.text
        return text.withUTF8 { bytes in Self.contains(wanted, in: bytes) }
    }

    private static func contains(_ wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var (low, high) = (0, bytes.count)
        while low < high {
            var start = low + (high - low) / 2
            while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            let line = bytes[start..<end]
            if line.elementsEqual(wanted) { return true }
            if line.lexicographicallyPrecedes(wanted) { low = end + 1 } else { high = start }
        }
        return false
    }
}
