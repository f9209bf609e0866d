/// Writes lists of numbers one after the other, each behind its length.
struct IndexWriter {
    private(set) var bytes: [UInt8] = []

    mutating func add<Element: BitwiseCopyable>(_ list: [Element]) {
        withUnsafeBytes(of: UInt64(list.count)) { bytes += $0 }
        list.withUnsafeBytes { bytes += $0 }
    }

    mutating func add<Value: BitwiseCopyable>(_ value: Value) {
        withUnsafeBytes(of: value) { bytes += $0 }
    }
}
