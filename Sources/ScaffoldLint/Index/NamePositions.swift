/// Where the first of each name stands among some names: for names that are asked for so often that a dictionary would take long.
struct NamePositions: Sendable {
    /// A name by its hash; a free place has no position.
    private struct Slot {
        var hash: UInt32 = 0
        var position: UInt32 = .max
    }

    private let names: [String]
    private var slots: [Slot]
    /// Names that are not plain ASCII, which may be spelt in several ways.
    private var others: [String: Int] = [:]
    /// The positions of all that have a name, where there are several.
    private(set) var namesakes: [String: [Int]] = [:]

    init(of names: [String]) {
        self.names = names
        // At least half of the places are free.
        slots = [Slot](repeating: Slot(), count: 2 << (Int.bitWidth - names.count.leadingZeroBitCount))
        for (position, name) in names.enumerated() { insert(name, at: position) }
    }

    /// The position of the first of a name.
    subscript(name: String) -> Int? {
        let position = slots[place(of: name).slot].position
        if position != .max { return Int(position) }
        return others.isEmpty ? nil : others[name]
    }

    private mutating func insert(_ name: String, at position: Int) {
        if let first = self[name] {
            namesakes[name, default: [first]].append(position)
        } else if name.utf8.allSatisfy({ $0 < 0x80 }) {
            let (slot, hash) = place(of: name)
            slots[slot] = Slot(hash: hash, position: UInt32(truncatingIfNeeded: position))
        } else {
            others[name] = position
        }
    }

    /// The place that has a name, or the free one that it would have.
    private func place(of name: String) -> (slot: Int, hash: UInt32) {
        let hash = Self.hash(of: name)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        let mark = UInt32(truncatingIfNeeded: hash >> 32)
        while slots[slot].position != .max {
            if slots[slot].hash == mark, names[Int(slots[slot].position)] == name { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return (slot, mark)
    }

    /// Eight bytes at a time, the last eight once more.
    private static func hash(of name: String) -> UInt64 {
        var name = name
        return name.withUTF8 { bytes in
            let raw = UnsafeRawBufferPointer(bytes)
            var hash = mixed(0, UInt64(bytes.count))
            guard bytes.count >= 8 else {
                return mixed(hash, bytes.reduce(0) { $0 << 8 | UInt64($1) })
            }
            for offset in stride(from: 0, to: bytes.count - 8, by: 8) {
                hash = mixed(hash, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            }
            return mixed(hash, raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
        }
    }

    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}
