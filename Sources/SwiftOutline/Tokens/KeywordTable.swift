/// Finds the keyword that some bytes spell.
///
/// A word of up to sixteen bytes is two machine words. They are hashed into a table without collisions, so that a look-up is one
/// comparison and no branch: whether the next name is a keyword cannot be foreseen.
struct KeywordTable: Sendable {
    /// The two machine words that a keyword is.
    struct Spelling: Sendable {
        var low: UInt64
        var high: UInt64
    }

    /// The table as the lexer reads it.
    struct Access {
        fileprivate let slots: UnsafePointer<Keyword>
        fileprivate let spellings: UnsafePointer<Spelling>
        fileprivate let factor: UInt64
    }

    static let shared = KeywordTable()

    /// The only keyword that a slot's words can be.
    private let slots: [Keyword]
    /// By the keyword's raw value; that of no keyword is one that no bytes have.
    private let spellings: [Spelling]
    private let factor: UInt64

    private static let bits = 11

    private init() {
        let spellings = Keyword.allCases.map { $0 == .none ? Spelling(low: 0, high: 0) : Self.words(of: $0.spelling) }
        // This one tells all apart that there are; with more of them it may take another.
        var factor: UInt64 = 0xAFDB_E9D2_7EBD_0E05
        var slots = Self.slots(of: spellings, factor)
        while slots == nil {
            factor = factor &* 0xD6E8_FEB8_6659_FD93 &+ 2
            slots = Self.slots(of: spellings, factor)
        }
        self.slots = slots ?? []
        self.spellings = spellings
        self.factor = factor
    }

    /// A table without collisions, or `nil` where two keywords collide.
    private static func slots(of spellings: [Spelling], _ factor: UInt64) -> [Keyword]? {
        var slots = [Keyword](repeating: .none, count: 1 << bits)
        for (keyword, spelling) in zip(Keyword.allCases, spellings) where keyword != .none {
            let slot = slot(spelling.low, spelling.high, factor)
            guard slots[slot] == .none else { return nil }
            slots[slot] = keyword
        }
        return slots
    }

    private static func words(of spelling: StaticString) -> Spelling {
        var words = Spelling(low: 0, high: 0)
        spelling.withUTF8Buffer { bytes in
            for (index, byte) in bytes.enumerated() {
                if index < 8 {
                    words.low |= UInt64(byte) << UInt64(index * 8)
                } else {
                    words.high |= UInt64(byte) << UInt64((index - 8) * 8)
                }
            }
        }
        return words
    }

    @inline(__always)
    fileprivate static func slot(_ low: UInt64, _ high: UInt64, _ factor: UInt64) -> Int {
        let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* factor
        return Int(truncatingIfNeeded: mixed >> UInt64(64 - bits))
    }

    /// Gives the lexer direct access.
    func withAccess<Result>(_ body: (Access) -> Result) -> Result? {
        slots.withUnsafeBufferPointer { slots in
            spellings.withUnsafeBufferPointer { spellings in
                guard let slots = slots.baseAddress, let spellings = spellings.baseAddress else { return nil }
                return body(Access(slots: slots, spellings: spellings, factor: factor))
            }
        }
    }
}

extension KeywordTable.Access {
    /// The keyword of `length` bytes at `start`, which must be followed by at least sixteen readable bytes.
    @inline(__always)
    func keyword(at start: UnsafePointer<UInt8>, length: Int) -> Keyword {
        let raw = UnsafeRawPointer(start)
        let (low, high) = (min(length, 8), min(max(length &- 8, 0), 8))
        let first = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self)) & Self.mask(low)
        let second = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self)) & Self.mask(high)
        let keyword = slots[KeywordTable.slot(first, second, factor)]
        let spelling = spellings[Int(keyword.rawValue)]
        let excess = UInt64(truncatingIfNeeded: max(length, 16) &- 16)
        let difference = (spelling.low ^ first) | (spelling.high ^ second) | excess
        return difference == 0 ? keyword : .none
    }

    /// The lowest bytes, up to eight of them.
    @inline(__always)
    private static func mask(_ bytes: Int) -> UInt64 {
        bytes == 0 ? 0 : UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- bytes &* 8)
    }
}
