/// The fewest lines to remove and add that make one sequence another (Myers, "An O(ND) difference algorithm"), within a bound.
struct ShortestEdit {
    /// One line that goes or comes, by its index in its own version.
    enum Step: Hashable {
        case remove(Int)
        case add(Int)
    }

    /// The number of changes after which the search gives up; its memory grows with this number's square.
    private static let mostChanges = 600

    let old: ArraySlice<Int>
    let new: ArraySlice<Int>

    /// The steps from last to first, or `nil` when there are more than the bound or finding them takes too long.
    func path() -> [Step]? {
        let most = min(Self.mostChanges, old.count + new.count)
        var comparisons = 4 * (old.count + new.count) + 500_000
        // reach[diagonal + most + 1] is how far into `old` the furthest path on that diagonal has come.
        var reach = [Int](repeating: 0, count: 2 * most + 3)
        var history: [[Int]] = []
        for changes in 0...most {
            history.append(Array(reach[(most + 1 - changes)...(most + 1 + changes)]))
            for diagonal in stride(from: -changes, through: changes, by: 2) {
                let slot = diagonal + most + 1
                let comesDown = diagonal == -changes || (diagonal != changes && reach[slot - 1] < reach[slot + 1])
                var left = comesDown ? reach[slot + 1] : reach[slot - 1] + 1
                var right = left - diagonal
                while left < old.count, right < new.count, old[old.startIndex + left] == new[new.startIndex + right] {
                    left += 1
                    right += 1
                    comparisons -= 1
                }
                reach[slot] = left
                if left >= old.count, right >= new.count { return steps(back: history) }
                comparisons -= 1
            }
            if comparisons < 0 { return nil }
        }
        return nil
    }

    /// Walks from the end to the start through what the search had reached before each change.
    private func steps(back history: [[Int]]) -> [Step] {
        var steps: [Step] = []
        var (left, right) = (old.count, new.count)
        for changes in stride(from: history.count - 1, to: 0, by: -1) {
            let before = history[changes]
            let diagonal = left - right
            let slot = diagonal + changes
            let comesDown =
                diagonal == -changes || (diagonal != changes && before[slot - 1] < before[slot + 1])
            let from = comesDown ? diagonal + 1 : diagonal - 1
            left = before[from + changes]
            right = left - from
            steps.append(comesDown ? .add(new.startIndex + right) : .remove(old.startIndex + left))
        }
        return steps
    }
}
