/// Remembers what a search ahead found, so that the same search from a later place need not run again.
///
/// Some tokens can only be told by looking for their end, and where it is missing, the next one of the kind would
/// look for it again: over the whole text each time, if nobody remembered.
struct ScanMemory {
    /// What is searched for.
    enum Kind: Int, CaseIterable {
        case conflictMarker
        case perforceMarker
        case curlyQuote
        case placeholder
    }

    /// What a search found, if anything, and the starts for which it finds the same.
    struct Answer {
        var starts: Range<Int>
        var found: Int?
    }

    /// By the kind, as soon as one is remembered: most files hold nothing that must be searched for.
    private var answers: [Answer] = []

    /// The answer for a search from a place, if it is known.
    func answer(_ kind: Kind, from start: Int) -> Answer? {
        guard !answers.isEmpty else { return nil }
        let answer = answers[kind.rawValue]
        return answer.starts.contains(start) ? answer : nil
    }

    /// Remembers that a search from any place between `start` and `end` finds the same, and returns it.
    mutating func remember(_ kind: Kind, from start: Int, to end: Int, found: Int?) -> Int? {
        if answers.isEmpty {
            answers = [Answer](repeating: Answer(starts: 0..<0, found: nil), count: Kind.allCases.count)
        }
        answers[kind.rawValue] = Answer(starts: start..<max(start, end), found: found)
        return found
    }
}
