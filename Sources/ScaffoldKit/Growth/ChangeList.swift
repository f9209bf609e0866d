/// What became of one sequence of numbers in another, as runs that were replaced.
struct ChangeList: Sendable {
    /// One run: these elements went, and those came in their place.
    struct Change: Sendable, Equatable {
        var old: Range<Int>
        var new: Range<Int>
    }

    let changes: [Change]

    /// - Parameters:
    ///   - old: The elements as numbers; equal elements have equal numbers.
    ///   - new: The elements of the other version, numbered alike.
    init(from old: [Int], to new: [Int]) {
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

    /// The change that touches a run or one of its ends, if there is one.
    func change(touching run: Range<Int>) -> Change? {
        changes.first { $0.old.lowerBound <= run.upperBound && $0.old.upperBound >= run.lowerBound }
    }

    /// Where the gap before an element went, or the element itself: only for what no change touches.
    func place(of index: Int) -> Int {
        var shift = 0
        for change in changes where change.old.upperBound <= index {
            shift = change.new.upperBound - change.old.upperBound
        }
        return index + shift
    }
}

/// Gives equal things equal numbers.
struct Numbering<Element: Hashable> {
    private var numbers: [Element: Int] = [:]

    mutating func numbers(_ elements: some Sequence<Element>) -> [Int] {
        elements.map { element in
            let next = numbers.count
            let known = numbers[element, default: next]
            if known == next { numbers[element] = next }
            return known
        }
    }
}
