/// Finds the keyword that some bytes spell.
///
/// A word of up to sixteen bytes is two machine words; they are hashed into a table that is at most a third full,
/// so that most names are told apart from keywords by one probe.
struct KeywordTable: Sendable {
    struct Entry: Sendable {
        var low: UInt64
        var high: UInt64
        var keyword: Keyword
    }

    let entries: [Entry]

    static let shared = KeywordTable()

    private static let mask = 511

    private init() {
        var entries = [Entry](repeating: Entry(low: 0, high: 0, keyword: .none), count: Self.mask + 1)
        for keyword in Keyword.allCases where keyword != .none {
            let (low, high) = Self.words(of: keyword.spelling)
            var slot = Self.slot(low, high)
            while entries[slot].keyword != .none { slot = (slot + 1) & Self.mask }
            entries[slot] = Entry(low: low, high: high, keyword: keyword)
        }
        self.entries = entries
    }

    private static func words(of spelling: StaticString) -> (low: UInt64, high: UInt64) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        spelling.withUTF8Buffer { bytes in
            for (index, byte) in bytes.enumerated() {
                if index < 8 {
                    low |= UInt64(byte) << UInt64(index * 8)
                } else {
                    high |= UInt64(byte) << UInt64((index - 8) * 8)
                }
            }
        }
        return (low, high)
    }

    @inline(__always)
    private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
        let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: mixed >> 55)
    }

    /// The keyword of `length` bytes at `start`, which must be followed by at least sixteen readable bytes.
    @inline(__always)
    static func keyword(
        at start: UnsafePointer<UInt8>,
        length: Int,
        in entries: UnsafePointer<Entry>
    ) -> Keyword {
        guard length >= 2, length <= 16 else { return .none }
        let raw = UnsafeRawPointer(start)
        var low = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
        var high: UInt64 = 0
        if length < 8 {
            low &= (1 << UInt64(truncatingIfNeeded: length &* 8)) &- 1
        } else if length > 8 {
            high = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            if length < 16 { high &= (1 << UInt64(truncatingIfNeeded: (length &- 8) &* 8)) &- 1 }
        }
        var slot = slot(low, high)
        while true {
            let entry = entries + slot
            if entry.pointee.low == low, entry.pointee.high == high { return entry.pointee.keyword }
            if entry.pointee.keyword == .none { return .none }
            slot = (slot &+ 1) & mask
        }
    }
}
