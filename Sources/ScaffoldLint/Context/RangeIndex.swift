import Diagnostics

/// Ranges of bytes, to ask in logarithmic time whether one of them is around a place.
struct RangeIndex {
    private let starts: [Int]
    /// The greatest end of the ranges up to each.
    private let ends: [Int]

    init(_ ranges: [Range<Int>]) {
        let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
        var end = 0
        starts = sorted.map(\.lowerBound)
        ends = sorted.map { range in
            end = max(end, range.upperBound)
            return end
        }
    }

    /// Whether a range, all of it, is within one of these.
    func contains(_ range: Range<Int>) -> Bool {
        let next = starts.partitioningIndex { $0 > range.lowerBound }
        return next > 0 && ends[next - 1] >= range.upperBound
    }
}
