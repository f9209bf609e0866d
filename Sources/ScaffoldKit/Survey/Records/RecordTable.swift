/// Finds what several records have of one kind by the numbers that go with names, in the order of the files.
///
/// Things are put in from the last one to the first.
struct RecordTable: Sendable {
    /// One more than the first thing of each slot; zero where there is none.
    private var heads: [UInt32]
    /// The same for what follows each thing in its slot.
    private var next: [UInt32]
    /// The number of the first thing of each of the records.
    private let starts: [Int]

    /// - Parameter counts: How many things each of the records has.
    init(counts: [Int]) {
        var (starts, count) = ([Int](), 0)
        for more in counts {
            starts.append(count)
            count += more
        }
        self.starts = starts
        var slots = 16
        while slots < count * 2 { slots *= 2 }
        heads = Array(repeating: 0, count: slots)
        next = Array(repeating: 0, count: count)
    }

    /// Puts a thing before all that are there.
    mutating func push(_ place: RecordPlace, hash: UInt32) {
        let thing = starts[place.records] + place.index
        let slot = slot(of: hash)
        next[thing] = heads[slot]
        heads[slot] = UInt32(truncatingIfNeeded: thing + 1)
    }

    /// The first thing that passes among those whose names may have a number.
    func first(hash: UInt32, where passes: (RecordPlace) -> Bool) -> RecordPlace? {
        var thing = Int(heads[slot(of: hash)])
        while thing != 0 {
            let place = place(of: thing - 1)
            if passes(place) { return place }
            thing = Int(next[thing - 1])
        }
        return nil
    }

    private func place(of thing: Int) -> RecordPlace {
        var records = starts.count - 1
        while starts[records] > thing { records -= 1 }
        return RecordPlace(records: records, index: thing - starts[records])
    }

    private func slot(of hash: UInt32) -> Int { Int(hash) & (heads.count - 1) }
}
