/// What names may end in: most are told by their last byte to be none of those that are sought.
struct LastBytes: Equatable {
    /// A flag for every byte.
    private var flags: SIMD4<UInt64> = .zero

    /// What every name ends in.
    static let all = Self(flags: SIMD4(repeating: .max))

    private init(flags: SIMD4<UInt64>) {
        self.flags = flags
    }

    init(of names: some Sequence<String>) {
        for name in names { insert(name) }
    }

    /// A name without any bytes counts as one that ends in 0.
    mutating func insert(_ name: String) {
        let byte = Self.last(of: name)
        flags[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
    }

    func union(_ other: Self) -> Self { Self(flags: flags | other.flags) }

    func contains(_ byte: UInt8) -> Bool {
        flags[Int(byte >> 6)] & 1 << UInt64(byte & 63) != 0
    }

    static func last(of name: String) -> UInt8 { name.utf8.last ?? 0 }
}
