/// Finds the known name that a mistyped one was probably meant to be.
enum Suggestion {
    private static let longestComparedName = 64

    /// `did you mean "name"?` for the candidate nearest to `name`, or nil if none is near.
    static func hint(for name: String, among candidates: some Sequence<String>) -> String? {
        nearest(to: name, among: candidates).map { "did you mean \"\($0)\"?" }
    }

    static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let typed = Array(name.lowercased().unicodeScalars)
        guard !typed.isEmpty, typed.count <= longestComparedName else { return nil }
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let known = Array(candidate.lowercased().unicodeScalars)
            guard known.count <= longestComparedName else { continue }
            let distance = distance(typed, known)
            guard distance <= allowance(for: max(typed.count, known.count)) else { continue }
            if let best, (best.distance, best.name) <= (distance, candidate) { continue }
            best = (candidate, distance)
        }
        return best?.name
    }

    /// A third of the letters may differ, so that short names are not matched with unrelated ones.
    private static func allowance(for length: Int) -> Int {
        length < 3 ? 1 : max(1, (length + 1) / 3)
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours between two names.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforePrevious = [Int](repeating: 0, count: right.count + 1)
        var previous = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for column in 0..<right.count {
                let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(previous[column + 1] + 1, current[column] + 1, replaced)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
