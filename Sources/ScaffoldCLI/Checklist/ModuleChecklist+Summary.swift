import ScaffoldLint

extension ModuleChecklist.State {
    /// All states, in the order of the summary.
    static let summarized: [Self] = [.done, .open, .people, .notNeeded]

    var sign: String {
        switch self {
        case .done: "✓"
        case .open: "✗"
        case .notNeeded: "–"
        case .people: "?"
        }
    }

    var words: String {
        switch self {
        case .done: "done"
        case .open: "open"
        case .notNeeded: "not needed"
        case .people: "for people"
        }
    }

    var look: TextStyle.Look {
        switch self {
        case .done: .green
        case .open: .boldRed
        case .notNeeded: .dim
        case .people: .yellow
        }
    }
}

extension ModuleChecklist {
    /// `12 done, 1 open, 6 for people, 1 not needed`
    var summary: String {
        State.summarized.filter { count($0) > 0 }.map { "\(count($0)) \($0.words)" }.joined(separator: ", ")
    }

    /// The state of an item by its index; `.people` if this checklist is shorter than the table.
    func state(ofItem number: Int) -> State {
        items.indices.contains(number) ? items[number].state : .people
    }
}
