/// Rows in which every two values of two different factors stand together at least once.
///
/// Deterministic: the same factors give the same rows.
struct Pairwise {
    /// How many values each factor has.
    private let sizes: [Int]
    private let candidates: [[Int]]

    /// - Parameters:
    ///   - sizes: How many values each factor has.
    ///   - isAllowed: Which rows make sense; a pair that stands in no such row need not be covered.
    init(_ sizes: [Int], where isAllowed: ([Int]) -> Bool = { _ in true }) {
        self.sizes = sizes
        candidates = Self.product(of: sizes).filter(isAllowed)
    }

    /// The rows, each time the one that covers most of what is left.
    var rows: [[Int]] {
        let pairs = candidates.map(pairs)
        var open = Set(pairs.joined())
        var rows: [[Int]] = []
        while !open.isEmpty {
            var best = (index: 0, gain: 0)
            for index in pairs.indices {
                let gain = pairs[index].reduce(0) { $0 + (open.contains($1) ? 1 : 0) }
                if gain > best.gain { best = (index, gain) }
            }
            open.subtract(pairs[best.index])
            rows.append(candidates[best.index])
        }
        return rows
    }

    /// A number for each pair of values in a row.
    func pairs(of row: [Int]) -> [Int] {
        var pairs: [Int] = []
        for first in row.indices {
            for second in (first + 1)..<max(first + 1, row.count) {
                pairs.append(((first * 16 + row[first]) * 16 + second) * 16 + row[second])
            }
        }
        return pairs
    }

    private static func product(of sizes: [Int]) -> [[Int]] {
        sizes.reduce([[]]) { rows, size in rows.flatMap { row in (0..<size).map { row + [$0] } } }
    }
}
