/// The changes between two sequences of numbers, as replaced runs.
package struct ChangeList: Sendable {
    /// A replacement of one run of elements by another.
    package struct Change: Sendable, Equatable {
        package var old: Range<Int>
        package var new: Range<Int>

        package init(old: Range<Int>, new: Range<Int>) { (self.old, self.new) = (old, new) }
    }

    package let changes: [Change]

    /// - Parameters:
    ///   - old: The old elements as numbers; equal elements have equal numbers.
    ///   - new: The new elements, with the same numbering.
    package init(from old: [Int], to new: [Int]) {
        var matcher = LineMatcher(old: old, new: new)
        matcher.run()
        var found: [Change] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            let (firstLeft, firstRight) = (left, right)
            while left < old.count, matcher.removed[left] { left += 1 }
            while right < new.count, matcher.added[right] { right += 1 }
            if left > firstLeft || right > firstRight {
                found.append(Change(old: firstLeft..<left, new: firstRight..<right))
            } else {
                left += 1
                right += 1
            }
        }
        changes = found
    }

    /// The change that overlaps a run or touches one of its ends.
    package func change(touching run: Range<Int>) -> Change? {
        changes.first { $0.old.lowerBound <= run.upperBound && $0.old.upperBound >= run.lowerBound }
    }

    /// The new index of an element, or of the gap before it. Valid only if no change touches the element.
    package func place(of index: Int) -> Int {
        var shift = 0
        for change in changes where change.old.upperBound <= index {
            shift = change.new.upperBound - change.old.upperBound
        }
        return index + shift
    }
}
