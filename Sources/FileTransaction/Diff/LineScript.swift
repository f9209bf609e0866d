/// The unchanged, removed and added lines of two versions, and the hunks that show them.
struct LineScript {
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]
    private let removed: [Bool]
    private let added: [Bool]

    init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
        self.old = old
        self.new = new
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            let next = numbers.count
            let known = numbers[line, default: next]
            if known == next { numbers[line] = next }
            return known
        }
        var matcher = LineMatcher(old: old.map(number), new: new.map(number))
        matcher.run()
        removed = matcher.removed
        added = matcher.added
    }

    /// A run of lines that go and of lines that come in their place.
    private struct Change {
        let old: Range<Int>
        let new: Range<Int>
    }

    private var changes: [Change] {
        var found: [Change] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            let (firstLeft, firstRight) = (left, right)
            while left < old.count, removed[left] { left += 1 }
            while right < new.count, added[right] { right += 1 }
            if left > firstLeft || right > firstRight {
                found.append(Change(old: firstLeft..<left, new: firstRight..<right))
            } else {
                left += 1
                right += 1
            }
        }
        return found
    }

    /// The changes with `context` unchanged lines around them; those whose context meets are one hunk.
    func hunks(context: Int) -> [Diff.Hunk] {
        var hunks: [Diff.Hunk] = []
        var group: [Change] = []
        for change in changes {
            if let last = group.last, change.old.lowerBound - last.old.upperBound > 2 * context {
                hunks.append(hunk(of: group, context: context))
                group = []
            }
            group.append(change)
        }
        if !group.isEmpty { hunks.append(hunk(of: group, context: context)) }
        return hunks
    }

    private func hunk(of group: [Change], context: Int) -> Diff.Hunk {
        let first = group[0]
        let last = group[group.count - 1]
        let before = min(context, first.old.lowerBound)
        let after = min(context, old.count - last.old.upperBound)
        var lines: [Diff.Line] = []
        var position = first.old.lowerBound - before
        for change in group {
            lines += old[position..<change.old.lowerBound].map { Diff.Line(kind: .context, bytes: $0) }
            lines += old[change.old].map { Diff.Line(kind: .removed, bytes: $0) }
            lines += new[change.new].map { Diff.Line(kind: .added, bytes: $0) }
            position = change.old.upperBound
        }
        lines += old[position..<position + after].map { Diff.Line(kind: .context, bytes: $0) }
        return Diff.Hunk(
            old: first.old.lowerBound - before..<last.old.upperBound + after,
            new: first.new.lowerBound - before..<last.new.upperBound + after,
            lines: lines
        )
    }
}
