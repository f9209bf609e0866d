/// Which roles types have, and which they cannot have, by what they inherit through any number of the app's own types.
///
/// What a name brings with it is found out once: most types of an app inherit one of a few.
struct KindMarks {
    /// A flag for every role.
    struct Marks {
        /// The roles that a type is made one of.
        var made: [Bool]
        /// The roles that it is kept out of.
        var keptOut: [Bool]
    }

    /// What a name brings with it, and the names that lie above it.
    private struct Ancestry {
        var marks: Marks
        var names: Set<String>
    }

    private let index: SourceIndex
    private let none: Marks
    /// What the names that roles speak of bring with them, each by itself: few names do.
    private let own: [String: Marks]
    private var known: [String: Ancestry] = [:]

    init(_ roles: [Role], in index: SourceIndex) {
        self.index = index
        let none = Marks(made: roles.map { _ in false }, keptOut: roles.map { _ in false })
        var own: [String: Marks] = [:]
        for (number, role) in roles.enumerated() {
            for name in role.inherits { own[name, default: none].made[number] = true }
            for name in role.excluding { own[name, default: none].keptOut[number] = true }
        }
        self.none = none
        self.own = own
    }

    /// What a type brings with it by what it inherits.
    mutating func marks(of type: IndexedType) -> Marks {
        switch type.inherited.count {
        case 0: return none
        case 1: return ancestry(type.inherited[0].name, below: type).marks
        default:
            var marks = none
            for parent in type.inherited { marks.add(ancestry(parent.name, below: type).marks) }
            return marks
        }
    }

    /// A type of the name that it inherits itself is not looked through: that would be another one.
    private mutating func ancestry(_ name: String, below type: IndexedType) -> Ancestry {
        let found = known[name] ?? remembered(ancestry(name, stoppingAt: nil), of: name)
        return found.names.contains(type.name) ? ancestry(name, stoppingAt: type.name) : found
    }

    private mutating func remembered(_ ancestry: Ancestry, of name: String) -> Ancestry {
        known[name] = ancestry
        return ancestry
    }

    /// Bounded: a circle of types, which no compiler takes, ends the search.
    private func ancestry(_ name: String, stoppingAt stop: String?) -> Ancestry {
        var found = Ancestry(marks: none, names: [name])
        var waiting = [name]
        while let next = waiting.popLast() {
            if let marks = own[next] { found.marks.add(marks) }
            guard next != stop, let type = index.type(next) else { continue }
            for parent in type.inherited where found.names.insert(parent.name).inserted { waiting.append(parent.name) }
        }
        return found
    }
}

extension KindMarks.Marks {
    fileprivate mutating func add(_ other: Self) {
        for number in made.indices {
            made[number] = made[number] || other.made[number]
            keptOut[number] = keptOut[number] || other.keptOut[number]
        }
    }
}
