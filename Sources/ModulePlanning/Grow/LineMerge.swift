import FileTransaction
import SwiftEdits

/// Merges the changes between two renderings into the existing file by lines. It applies a change if the lines around it are
/// still as rendered, and leaves one that is there already.
struct LineMerge {
    /// The file with the applied changes. Its other lines keep their line breaks.
    let merged: [UInt8]
    /// The earlier rendering with the applied changes. Its remaining differences to the later rendering are still to be merged.
    let old: LineText
    /// The first line in the file of each change that is not applied.
    let conflicts: [Int]
    /// Whether all changes are applied.
    var isComplete: Bool { conflicts.isEmpty }

    /// - Parameter isCRLF: Whether new lines end with a carriage return and a line feed.
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
        var conflicts: [Int] = []
        for change in wanted.changes.reversed() {
            let lines = new.lines[change.new]
            if let other = made.change(touching: change.old) {
                if other.old == change.old, numbers.current[other.new] == numbers.new[change.new] {
                    carried.replaceSubrange(change.old, with: lines)
                } else {
                    conflicts.insert(other.new.lowerBound + 1, at: 0)
                }
                continue
            }
            let start = made.place(of: change.old.lowerBound)
            merged.replaceSubrange(
                start..<start + change.old.count,
                with: isCRLF ? lines.map { $0 + [UInt8(ascii: "\r")] } : Array(lines)
            )
            carried.replaceSubrange(change.old, with: lines)
        }
        self.merged = Array(merged.joined(separator: [UInt8(ascii: "\n")]))
        self.old = LineText(lines: carried)
        self.conflicts = conflicts
    }
}
