/// The lines on which the comments of a file disable rules: for each rule ascending, and apart from each other.
struct SuppressedLines {
    private(set) var ranges: [String: [ClosedRange<Int>]] = [:]

    init(_ suppressions: [Suppression]) {
        for suppression in suppressions.sorted(by: { $0.lines.lowerBound < $1.lines.lowerBound }) {
            for rule in suppression.rules {
                var lines = suppression.lines
                if let last = ranges[rule]?.last, lines.lowerBound <= last.upperBound {
                    ranges[rule]?.removeLast()
                    lines = last.lowerBound...max(last.upperBound, lines.upperBound)
                }
                ranges[rule, default: []].append(lines)
            }
        }
    }

    func cover(_ finding: Finding) -> Bool {
        let ranges = ranges[finding.rule] ?? []
        let next = ranges.partitioningIndex { $0.lowerBound > finding.span.line }
        return next > 0 && ranges[next - 1].contains(finding.span.line)
    }
}
