/// Carries what changed between two renderings over to the file as it stands, wherever the lines around the change are still as they
/// were rendered.
struct LineMerge {
    /// The file with those changes; its other lines end as they did.
    let merged: [UInt8]
    /// The earlier rendering with those changes: what it lacks of the later one is still to be carried over.
    let old: LineText
    /// Whether nothing is left to be carried over.
    let isComplete: Bool

    /// - Parameter isCRLF: What ends the lines that come in.
    init(old: LineText, new: LineText, current: [UInt8], isCRLF: Bool) {
        var numbering = Numbering<ArraySlice<UInt8>>()
        let numbers = (
            old: numbering.numbers(old.lines), new: numbering.numbers(new.lines),
            current: numbering.numbers(LineText(current).lines)
        )
        let wanted = ChangeList(from: numbers.old, to: numbers.new)
        let made = ChangeList(from: numbers.old, to: numbers.current)
        var merged = LineText.raw(current)
        var carried = old.lines
        var isComplete = true
        for change in wanted.changes.reversed() {
            guard made.change(touching: change.old) == nil else {
                isComplete = false
                continue
            }
            let lines = new.lines[change.new]
            let start = made.place(of: change.old.lowerBound)
            merged.replaceSubrange(
                start..<start + change.old.count,
                with: isCRLF ? lines.map { $0 + [UInt8(ascii: "\r")] } : Array(lines)
            )
            carried.replaceSubrange(change.old, with: lines)
        }
        self.merged = Array(merged.joined(separator: [UInt8(ascii: "\n")]))
        self.old = LineText(lines: carried)
        self.isComplete = isComplete
    }
}
