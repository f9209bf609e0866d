/// Names among which others are sought that mostly are none of them: those are told by their length or their first byte.
struct NameSet {
    private let names: Set<String>
    /// A bit for every length, the last one for all that are longer.
    private let lengths: UInt64
    /// A bit for every first byte, some of which share one.
    private let firsts: UInt64
    /// The names' marks, by which a file's `NameFilter` knows them.
    let marks: [Int]

    init(_ names: Set<String>) {
        self.names = names
        lengths = names.reduce(0) { $0 | Self.bit(ofLength: $1) }
        firsts = names.reduce(0) { $0 | Self.bit(ofFirst: $1) }
        marks = names.map(NameFilter.mark)
    }

    func contains(_ name: String) -> Bool {
        lengths & Self.bit(ofLength: name) != 0 && firsts & Self.bit(ofFirst: name) != 0 && names.contains(name)
    }

    private static func bit(ofLength name: String) -> UInt64 { 1 << UInt64(min(name.utf8.count, 63)) }

    private static func bit(ofFirst name: String) -> UInt64 { 1 << UInt64((name.utf8.first ?? 0) & 63) }
}
