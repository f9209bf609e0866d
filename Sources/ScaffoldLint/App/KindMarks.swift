/// Which roles types have, and which they cannot have, by what they inherit through any number of the app's own types.
///
/// What a name brings with it is found out once: most types of an app inherit one of a few.
struct KindMarks {
    /// The positions of roles, each once: of most types there are none.
    struct Marks {
        /// The roles that a type is made one of.
        var made: [Int] = []
        /// The roles that it is kept out of.
        var keptOut: [Int] = []
    }

    /// What a name brings with it, and the names that lie above it: above most, there are none.
    private struct Ancestry {
        var marks: Marks
        private let name: String
        private var others: Set<String> = []
        /// Most types are told by their names' lengths to be none of them.
        private var lengths = NameLengths()

        init(of name: String, _ marks: Marks) {
            self.name = name
            self.marks = marks
            lengths.insert(name)
        }

        mutating func insert(_ name: String) -> Bool {
            lengths.insert(name)
            return name != self.name && others.insert(name).inserted
        }

        func holds(_ name: String) -> Bool {
            lengths.contains(name.utf8.count) && (name == self.name || others.contains(name))
        }
    }

    private let index: SourceIndex
    /// What the names that roles speak of bring with them, each by itself: few names do.
    private let own: [String: Marks]
    private var known: [String: Ancestry] = [:]

    init(_ roles: [Role], in index: SourceIndex) {
        self.index = index
        var own: [String: Marks] = [:]
        for (number, role) in roles.enumerated() {
            for name in role.inherits { own[name, default: Marks()].made.append(number) }
            for name in role.excluding { own[name, default: Marks()].keptOut.append(number) }
        }
        self.own = own
    }

    /// What a type brings with it by what it inherits.
    mutating func marks(of type: IndexedType) -> Marks {
        switch type.inherited.count {
        case 0: return Marks()
        case 1: return ancestry(type.inherited[0].name, below: type).marks
        default:
            var marks = Marks()
            for parent in type.inherited { marks.add(ancestry(parent.name, below: type).marks) }
            return marks
        }
    }

    /// A type of the name that it inherits itself is not looked through: that would be another one.
    private mutating func ancestry(_ name: String, below type: IndexedType) -> Ancestry {
        let found = known[name] ?? remembered(ancestry(name, stoppingAt: nil), of: name)
        return found.holds(type.name) ? ancestry(name, stoppingAt: type.name) : found
    }

    private mutating func remembered(_ ancestry: Ancestry, of name: String) -> Ancestry {
        known[name] = ancestry
        return ancestry
    }

    /// Bounded: a circle of types, which no compiler takes, ends the search.
    private func ancestry(_ name: String, stoppingAt stop: String?) -> Ancestry {
        var found = Ancestry(of: name, own[name] ?? Marks())
        var waiting: [String] = []
        var next: String? = name
        while let name = next {
            if name != stop, let type = index.type(name) {
                for parent in type.inherited where found.insert(parent.name) { waiting.append(parent.name) }
            }
            next = waiting.popLast()
            if let marks = next.flatMap({ own[$0] }) { found.marks.add(marks) }
        }
        return found
    }
}

extension KindMarks.Marks {
    fileprivate mutating func add(_ other: Self) {
        made += other.made.filter { !made.contains($0) }
        keptOut += other.keptOut.filter { !keptOut.contains($0) }
    }
}
