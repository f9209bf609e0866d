import ScaffoldLint

extension ModuleChecklist.State {
    /// All states, in the order of the summary.
    static let summarized: [Self] = [.done, .open, .people, .notNeeded]

    private var shown: (sign: String, emoji: String, words: String, look: TextStyle.Look) {
        switch self {
        case .done: ("✓", "✅", "done", .green)
        case .open: ("✗", "❌", "open", .boldRed)
        case .notNeeded: ("–", "–", "not needed", .dim)
        case .people: ("?", "👤", "for people", .yellow)
        }
    }

    var sign: String { shown.sign }
    var emoji: String { shown.emoji }
    var words: String { shown.words }
    var look: TextStyle.Look { shown.look }
}

extension ModuleChecklist {
    /// `12 done, 1 open, 6 for people, 1 not needed`
    var summary: String {
        State.summarized.filter { count($0) > 0 }.map { "\(count($0)) \($0.words)" }.joined(separator: ", ")
    }

    /// The state of an item by its index; `.people` if this checklist is shorter than the table.
    func state(ofItem number: Int) -> State { items.indices.contains(number) ? items[number].state : .people }
}
