/// Which lengths some names have: one of another length is none of them.
struct NameLengths {
    /// A bit for every length, the last one for all that are longer.
    private var bits: UInt64 = 0

    init() {}

    init(of names: some Sequence<String>) {
        for name in names { insert(name) }
    }

    /// A name that is not plain ASCII may be spelt in fewer or more bytes.
    mutating func insert(_ name: String) {
        bits |= name.utf8.allSatisfy { $0 < 0x80 } ? Self.bit(name.utf8.count) : .max
    }

    /// - Parameter length: A name's length in bytes of UTF-8.
    func contains(_ length: Int) -> Bool { bits & Self.bit(length) != 0 }

    private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
