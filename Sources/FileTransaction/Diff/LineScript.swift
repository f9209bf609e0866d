/// The unchanged, removed and added lines of two versions, and the hunks that show them.
struct LineScript {
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]
    private let changes: [ChangeList.Change]

    init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
        (self.old, self.new) = (old, new)
        var numbering = Numbering<ArraySlice<UInt8>>()
        changes = ChangeList(from: numbering.numbers(old), to: numbering.numbers(new)).changes
    }

    /// The changes with `context` unchanged lines around them; those whose context meets are one hunk.
    func hunks(context: Int) -> [Diff.Hunk] {
        var hunks: [Diff.Hunk] = []
        var group: [ChangeList.Change] = []
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

    private func hunk(of group: [ChangeList.Change], context: Int) -> Diff.Hunk {
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
