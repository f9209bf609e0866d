/// Finds the word that somebody meant.
enum Suggestion {
    /// Longer words are compared by nobody's hand.
    private static let longestWord = 64

    /// The candidate that is a few slips away from the word, or that the word begins; `nil` where none is near.
    ///
    /// Case and the difference between `-` and `_` do not count. Of several that are as near, the first wins.
    static func nearest(to word: String, among candidates: [String]) -> String? {
        let word = folded(word)
        guard !word.isEmpty, word.count <= longestWord else { return nil }
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate.utf8.count <= longestWord * 4 {
            let other = folded(candidate)
            let distance = distance(from: word, to: other)
            guard distance <= slips(allowedIn: word, and: other), distance < best?.distance ?? .max else { continue }
            best = (candidate, distance)
        }
        return best?.candidate ?? candidates.first { word.count > 2 && folded($0).starts(with: word) }
    }

    private static func folded(_ text: String) -> [Character] {
        text.lowercased().filter { $0 != "-" && $0 != "_" }.map { $0 }
    }

    private static func slips(allowedIn word: [Character], and other: [Character]) -> Int {
        max(1, (max(word.count, other.count) + 1) / 3) - (word.count == 1 ? 1 : 0)
    }

    /// How many insertions, deletions, replacements and swaps of neighbours lead from one text to the other.
    static func distance(from first: [Character], to second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (row, character) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                var cost = min(last[column + 1], current[column]) + 1
                cost = min(cost, last[column] + (character == other ? 0 : 1))
                if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }
}
