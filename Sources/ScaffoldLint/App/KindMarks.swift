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

    private let roles: [Role]
    private let index: SourceIndex
    private let none: Marks
    private var known: [String: Ancestry] = [:]

    init(_ roles: [Role], in index: SourceIndex) {
        self.roles = roles
        self.index = index
        none = Marks(made: roles.map { _ in false }, keptOut: roles.map { _ in false })
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
        let found = known[name] ?? ancestry(name, stoppingAt: nil)
        known[name] = found
        return found.names.contains(type.name) ? ancestry(name, stoppingAt: type.name) : found
    }

    /// Bounded: a circle of types, which no compiler takes, ends the search.
    private func ancestry(_ name: String, stoppingAt stop: String?) -> Ancestry {
        var found = Ancestry(marks: none, names: [name])
        var waiting = [name]
        while let next = waiting.popLast() {
            found.marks.add(next, for: roles)
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

    fileprivate mutating func add(_ name: String, for roles: [Role]) {
        for (number, role) in roles.enumerated() {
            if role.inherits.contains(name) { made[number] = true }
            if role.excluding.contains(name) { keptOut[number] = true }
        }
    }
}
