/// Suggests a known word for a misspelled one.
package struct Suggestion: Sendable {
    private let candidates: [String]

    package init(among candidates: some Sequence<String>) { self.candidates = Array(candidates) }

    /// The candidate nearest to a word, by edit distance; `nil` if none is near.
    ///
    /// At most a third of all letters may differ, and half of the letters in the words that the names do not share: `CartCoordinator`
    /// is not a misspelled `MainCoordinator`. Of equally near candidates the first in alphabetical order is chosen.
    package func nearest(to word: String) -> String? {
        let wanted = Array(word.lowercased())
        guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
        let limit = max(1, (wanted.count + 1) / 3)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates where candidate != word {
            let letters = Array(candidate.lowercased())
            // The distance is at least the difference in length.
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let distance = Self.distance(wanted, letters)
            guard distance <= limit, Self.isNear(word, candidate) else { continue }
            let isBetter = best.map { (distance, candidate) < ($0.distance, $0.candidate) } ?? true
            if isBetter { best = (distance, candidate) }
        }
        return best?.candidate
            ?? candidates.first { candidate in
                wanted.count >= 3 && candidate != word && candidate.lowercased().hasPrefix(word.lowercased())
            }
    }

    /// `did you mean "x"?`; `nil` if no candidate is near.
    package func hint(for word: String) -> String? { nearest(to: word).map { "did you mean \"\($0)\"?" } }

    /// Whether two names are near without the whole words that they share at the start and end.
    private static func isNear(_ word: String, _ candidate: String) -> Bool {
        var (left, right) = (parts(of: word), parts(of: candidate))
        while let last = left.last, last == right.last {
            left.removeLast()
            right.removeLast()
        }
        while let first = left.first, first == right.first {
            left.removeFirst()
            right.removeFirst()
        }
        // One name has additional words only.
        if left.isEmpty || right.isEmpty { return true }
        let (own, other) = (Array(left.joined()), Array(right.joined()))
        return distance(own, other) * 2 <= max(own.count, other.count)
    }

    private static func parts(of name: String) -> [String] { NameWords(name).words.map { $0.lowercased() } }

    /// The edit distance: insertions, deletions, replacements and swaps of neighbours.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            for column in 1...right.count {
                let cost = left[row - 1] == right[column - 1] ? 0 : 1
                var value = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    value = min(value, beforeLast[column - 2] + 1)
                }
                current.append(value)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
