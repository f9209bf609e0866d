/// The last bytes of some words: most names are told by their own to end in none of them.
struct NameTails {
    /// So many bytes of a word are looked at.
    private static let length = 8

    /// The last bytes of a word, the very last one lowest, and which of them there are.
    private struct Tail {
        var bytes: UInt64 = 0
        var mask: UInt64 = 0

        init(of word: some BidirectionalCollection<UInt8>) {
            for byte in word.suffix(NameTails.length) {
                bytes = bytes << 8 | UInt64(byte)
                mask = mask << 8 | 0xFF
            }
        }
    }

    private let tails: [Tail]

    /// The last bytes of a name.
    private static func tail(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard name.count >= length else { return Tail(of: name).bytes }
        let raw = UnsafeRawBufferPointer(name)
        return UInt64(bigEndian: raw.loadUnaligned(fromByteOffset: name.count - length, as: UInt64.self))
    }

    /// Visits the positions of the words in which a name may end.
    func visitPlaces(of name: UnsafeBufferPointer<UInt8>, _ visit: (Int) -> Void) {
        let bytes = Self.tail(of: name)
        for place in tails.indices where bytes & tails[place].mask == tails[place].bytes { visit(place) }
    }

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
