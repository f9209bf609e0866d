/// Finds which of two versions' lines, given as numbers, stay.
///
/// Lines that occur once in both versions are matched first, in their longest common order ("patience"), which keeps functions whole;
/// between them, Myers' greedy algorithm finds the fewest changes, with a bound on its work.
struct LineMatcher {
    /// How often a stretch is split at its unique lines before the bounded search takes over.
    private static let deepestSplit = 8

    private let old: [Int]
    private let new: [Int]

    /// Whether each old line is removed.
    private(set) var removed: [Bool]

    /// Whether each new line is added.
    private(set) var added: [Bool]

    private var oldCount: [Int32]
    private var newCount: [Int32]
    private var newPlace: [Int]

    init(old: [Int], new: [Int]) {
        self.old = old
        self.new = new
        removed = Array(repeating: false, count: old.count)
        added = Array(repeating: false, count: new.count)
        let kinds = max(old.max() ?? -1, new.max() ?? -1) + 1
        oldCount = Array(repeating: 0, count: kinds)
        newCount = oldCount
        newPlace = Array(repeating: 0, count: kinds)
    }

    /// A stretch of each version that is still to be compared.
    private struct Stretch {
        var old: Range<Int>
        var new: Range<Int>
        let depth: Int
    }

    mutating func run() {
        var waiting = [Stretch(old: 0..<old.count, new: 0..<new.count, depth: 0)]
        while let next = waiting.popLast() {
            let stretch = trimmed(next)
            if stretch.old.isEmpty || stretch.new.isEmpty {
                replace(stretch)
                continue
            }
            let anchors = stretch.depth < Self.deepestSplit ? uniqueMatches(in: stretch) : []
            if anchors.isEmpty {
                search(stretch)
            } else {
                waiting += stretches(between: anchors, in: stretch)
            }
        }
    }

    /// The stretch without what both versions have at its start and its end.
    private func trimmed(_ stretch: Stretch) -> Stretch {
        var (first, last) = (stretch.old.lowerBound, stretch.old.upperBound)
        var (newFirst, newLast) = (stretch.new.lowerBound, stretch.new.upperBound)
        while first < last, newFirst < newLast, old[first] == new[newFirst] {
            first += 1
            newFirst += 1
        }
        while first < last, newFirst < newLast, old[last - 1] == new[newLast - 1] {
            last -= 1
            newLast -= 1
        }
        return Stretch(old: first..<last, new: newFirst..<newLast, depth: stretch.depth)
    }

    private mutating func replace(_ stretch: Stretch) {
        for line in stretch.old { removed[line] = true }
        for line in stretch.new { added[line] = true }
    }

    /// The lines that occur once in each version's stretch, as pairs in an order that both share.
    private mutating func uniqueMatches(in stretch: Stretch) -> [(old: Int, new: Int)] {
        for line in stretch.old { oldCount[old[line]] += 1 }
        for line in stretch.new {
            newCount[new[line]] += 1
            newPlace[new[line]] = line
        }
        var pairs: [(old: Int, new: Int)] = []
        for line in stretch.old where oldCount[old[line]] == 1 && newCount[old[line]] == 1 {
            pairs.append((line, newPlace[old[line]]))
        }
        for line in stretch.old { oldCount[old[line]] = 0 }
        for line in stretch.new { newCount[new[line]] = 0 }
        return Self.longestRising(pairs)
    }

    /// The longest subsequence of the pairs whose new lines rise, by patience sorting.
    private static func longestRising(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        var tops: [Int] = []
        var previous = Array(repeating: -1, count: pairs.count)
        for index in pairs.indices {
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[tops[middle]].new < pairs[index].new { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tops[low - 1] }
            if low == tops.count { tops.append(index) } else { tops[low] = index }
        }
        var rising: [(old: Int, new: Int)] = []
        var index = tops.last ?? -1
        while index >= 0 {
            rising.append(pairs[index])
            index = previous[index]
        }
        return rising.reversed()
    }

    private func stretches(between anchors: [(old: Int, new: Int)], in stretch: Stretch) -> [Stretch] {
        var found: [Stretch] = []
        var (left, right) = (stretch.old.lowerBound, stretch.new.lowerBound)
        for anchor in anchors + [(stretch.old.upperBound, stretch.new.upperBound)] {
            found.append(Stretch(old: left..<anchor.old, new: right..<anchor.new, depth: stretch.depth + 1))
            (left, right) = (anchor.old + 1, anchor.new + 1)
        }
        return found
    }

    /// Finds the fewest changes in a stretch, or replaces it whole when that would take too long.
    private mutating func search(_ stretch: Stretch) {
        guard let path = ShortestEdit(old: old[stretch.old], new: new[stretch.new]).path() else {
            replace(stretch)
            return
        }
        for step in path {
            switch step {
            case .remove(let line): removed[line] = true
            case .add(let line): added[line] = true
            }
        }
    }
}
