/// Names among which others are sought that mostly are none of them: those are told by their length or their first byte.
struct NameSet {
    private let names: Set<String>
    private let lengths: NameLengths
    /// A bit for every first byte, some of which share one.
    private let firsts: UInt64
    /// The names' marks, by which a file's `NameFilter` knows them.
    let marks: [Int]

    init(_ names: Set<String>) {
        self.names = names
        lengths = NameLengths(of: names)
        firsts = names.reduce(0) { $0 | Self.bit(ofFirst: $1) }
        marks = names.map(NameFilter.mark)
    }

    func contains(_ name: String) -> Bool {
        lengths.contains(name.utf8.count) && firsts & Self.bit(ofFirst: name) != 0 && names.contains(name)
    }

    /// Whether a call is one of a method or type of these names.
    func contains(_ call: FileView.NamedCall) -> Bool {
        lengths.contains(call.nameLength) && firsts & Self.bit(ofFirst: call.firstByte) != 0
            && names.contains(call.name)
    }

    private static func bit(ofFirst byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

    private static func bit(ofFirst name: String) -> UInt64 { bit(ofFirst: name.utf8.first ?? 0) }
}
