/// Reads what an `IndexWriter` of the same program has written.
struct IndexReader {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Whether nothing is left.
    var isAtEnd: Bool { offset == bytes.count }

    /// The next list; `nil` where there are not so many bytes.
    mutating func list<Element: BitwiseCopyable>(of _: Element.Type = Element.self) -> [Element]? {
        guard let length: UInt64 = value(), let count = Int(exactly: length) else { return nil }
        let (size, isTooLarge) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
        guard !isTooLarge, size <= bytes.count - offset else { return nil }
        let part = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + size])
        offset += size
        return [Element](unsafeUninitializedCapacity: count) { buffer, filled in
            UnsafeMutableRawBufferPointer(buffer).copyMemory(from: part)
            filled = count
        }
    }

    /// The next value; `nil` where there are not so many bytes.
    mutating func value<Value: BitwiseCopyable>(_: Value.Type = Value.self) -> Value? {
        guard MemoryLayout<Value>.size <= bytes.count - offset else { return nil }
        defer { offset += MemoryLayout<Value>.size }
        return bytes.loadUnaligned(fromByteOffset: offset, as: Value.self)
    }
}
