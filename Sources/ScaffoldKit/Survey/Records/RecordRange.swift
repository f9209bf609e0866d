/// Where something lies in a list of a survey's records, as so many elements from one on.
struct RecordRange: Sendable, BitwiseCopyable {
    var start: UInt32 = 0
    var count: UInt32 = 0

    init() {}

    init(_ range: Range<Int>) {
        start = UInt32(truncatingIfNeeded: range.lowerBound)
        count = UInt32(truncatingIfNeeded: range.count)
    }

    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
