/// Finds the known word that somebody most likely meant.
public struct Suggestion: Sendable {
    private let candidates: [String]

    public init(among candidates: some Sequence<String>) {
        self.candidates = Array(candidates)
    }

    /// The candidate nearest to a word, or `nil` when none is near: at most a third of its letters may differ, and half of those of
    /// the parts that it does not share with the word (a `CartCoordinator` is no slip of the pen for a `MainCoordinator`).
    ///
    /// Of several that are as near, it is the first of the alphabet.
    public func nearest(to word: String) -> String? {
        let wanted = Array(word.lowercased())
        guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
        let limit = max(1, (wanted.count + 1) / 3)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates where candidate != word {
            let letters = Array(candidate.lowercased())
            // Words whose lengths differ by more are further apart than that.
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

    /// `did you mean "x"?`, or `nil` when nothing is near.
    public func hint(for word: String) -> String? {
        nearest(to: word).map { "did you mean \"\($0)\"?" }
    }

    /// Whether two names are alike where they differ: what stands before and behind is left out by whole words.
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
        // One has a word more than the other.
        if left.isEmpty || right.isEmpty { return true }
        let (own, other) = (Array(left.joined()), Array(right.joined()))
        return distance(own, other) * 2 <= max(own.count, other.count)
    }

    private static func parts(of name: String) -> [String] { NameWords(name).words.map { $0.lowercased() } }

    /// The number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
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
