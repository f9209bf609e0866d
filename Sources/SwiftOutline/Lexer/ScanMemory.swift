/// A cache of look-ahead results.
///
/// Some tokens are recognised by their end. If it is missing, each later token of the kind would search the rest of the text
/// again, in quadratic time.
struct ScanMemory {
    /// The target of a search.
    enum Kind: Int, CaseIterable {
        case conflictMarker
        case perforceMarker
        case curlyQuote
        case placeholder
    }

    /// The result of a search, and the starts for which it is valid.
    struct Answer {
        var starts: Range<Int>
        var found: Int?
    }

    /// The answers by kind; empty until the first search.
    private var answers: [Answer] = []

    /// The answer for a search from an offset, if known.
    func answer(_ kind: Kind, from start: Int) -> Answer? {
        guard !answers.isEmpty else { return nil }
        let answer = answers[kind.rawValue]
        return answer.starts.contains(start) ? answer : nil
    }

    /// Stores the result for searches from `start` to `end`, and returns it.
    mutating func remember(_ kind: Kind, from start: Int, to end: Int, found: Int?) -> Int? {
        if answers.isEmpty {
            answers = [Answer](repeating: Answer(starts: 0..<0, found: nil), count: Kind.allCases.count)
        }
        answers[kind.rawValue] = Answer(starts: start..<max(start, end), found: found)
        return found
    }
}
