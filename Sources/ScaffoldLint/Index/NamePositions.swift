import ScaffoldKit

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
        let hash = NameHash.hash(of: name)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        let mark = UInt32(truncatingIfNeeded: hash >> 32)
        while slots[slot].position != .max {
            if slots[slot].hash == mark, names[Int(slots[slot].position)] == name { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return (slot, mark)
    }
}
