/// Ranges that lie in each other or beside each other, outer before inner: finds those around a place.
struct Nesting {
    private let ranges: [Range<Int>]
    /// The range around each, by its position.
    private let parents: [Int?]

    /// - Parameter ranges: Sorted by where they begin.
    init(_ ranges: [Range<Int>]) {
        self.ranges = ranges
        var open: [Int] = []
        var parents: [Int?] = []
        for range in ranges {
            while let last = open.last, ranges[last].upperBound <= range.lowerBound { open.removeLast() }
            parents.append(open.last)
            open.append(parents.count - 1)
        }
        self.parents = parents
    }

    /// The positions of the ranges that hold an offset, outer before inner.
    func around(_ offset: Int) -> [Int] {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = low + (high - low) / 2
            if ranges[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        var found: [Int] = []
        var next = low > 0 ? low - 1 : nil
        while let range = next {
            if ranges[range].contains(offset) { found.append(range) }
            next = parents[range]
        }
        return found.reversed()
    }
}
