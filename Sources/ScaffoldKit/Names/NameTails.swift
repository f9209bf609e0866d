/// The last bytes of some words: most names are told by their own to end in none of them.
struct NameTails {
    /// So many bytes of a word are looked at.
    private static let length = 8

    /// The last bytes of a word, the very last one lowest, and which of them there are.
    private struct Tail {
        var bytes: UInt64 = 0
        var mask: UInt64 = 0

        init(of word: some BidirectionalCollection<UInt8>) {
            if let last = word.withContiguousStorageIfAvailable(Self.last) ?? nil {
                (bytes, mask) = (last, .max)
                return
            }
            for byte in word.suffix(NameTails.length) {
                bytes = bytes << 8 | UInt64(byte)
                mask = mask << 8 | 0xFF
            }
        }

        /// The last bytes of a word that has so many, read as one number.
        private static func last(of word: UnsafeBufferPointer<UInt8>) -> UInt64? {
            guard word.count >= NameTails.length else { return nil }
            let start = word.count - NameTails.length
            let bytes = UnsafeRawBufferPointer(word).loadUnaligned(fromByteOffset: start, as: UInt64.self)
            return UInt64(bigEndian: bytes)
        }
    }

    private let tails: [Tail]

    init(of words: [String]) {
        tails = words.map { Tail(of: $0.utf8) }
    }

    /// The positions of the words in which a name may end; every name ends in the empty one.
    ///
    /// - Parameter name: The bytes of the name.
    func places(of name: some BidirectionalCollection<UInt8>) -> some Sequence<Int> {
        let bytes = Tail(of: name).bytes
        return tails.indices.lazy.filter { bytes & tails[$0].mask == tails[$0].bytes }
    }
}
