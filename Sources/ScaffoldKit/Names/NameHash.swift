/// A number of 64 bits for the bytes of a name, many times faster than a dictionary's.
package enum NameHash {
    package static func hash(of name: String) -> UInt64 {
        var name = name
        return name.withUTF8 { hash(of: $0) }
    }

    /// Eight bytes at a time, the last eight once more.
    package static func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let bytes = UnsafeRawBufferPointer(name)
        var hash = mixed(0, UInt64(bytes.count))
        guard bytes.count >= 8 else { return mixed(hash, bytes.reduce(0) { $0 << 8 | UInt64($1) }) }
        for offset in stride(from: 0, to: bytes.count - 8, by: 8) {
            hash = mixed(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        return mixed(hash, bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
    }

    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        (hash ^ word ^ 0x9E37_79B9_7F4A_7C15).folded(with: 0xD6E8_FEB8_6659_FD93)
    }
}
