/// The declarations and statements of a module's files, of which those stay that other modules share and that these need.
struct SkeletonParts {
    private(set) var all: [SkeletonPart] = []
    /// The statements of each body.
    private var bodies: [Int: [Int]] = [:]
    /// The declarations that were dropped because no statement of them was left.
    private var emptied: [Int] = []
    /// The names that other modules declare.
    private let declaredElsewhere: Set<String>

    init(declaredElsewhere: Set<String>) { self.declaredElsewhere = declaredElsewhere }

    /// - Returns: The part's number.
    mutating func add(_ part: SkeletonPart) -> Int {
        let number = all.count
        all.append(part)
        if let body = part.body { bodies[body, default: []].append(number) }
        return number
    }

    /// Keeps the last statement of a body, without which it may have no value.
    mutating func keepLastStatement(of body: Int) {
        guard let last = all.lastIndex(where: { $0.parent == body }) else { return }
        if !all[last].isKept { keep(last) }
        all[last].isFree = false
    }

    /// Restores what the parts that stay use, and drops the statements among them that can go with it, until nothing that stays
    /// uses what goes.
    ///
    /// - Parameter mentioned: The names that code outside of the files uses.
    mutating func settle(mentioned: Set<String>) {
        for index in all.indices where all[index].isKept { keepParents(of: index) }
        keepMakers()
        restore(mentioned)
        while settleOnce() || settleEmptied() {}
    }

    // MARK: - One pass

    /// The names of dropped declarations, by the types that have them, with all under none; and those of requirements.
    private var dropped: (names: [String?: Set<String>], requirements: Set<String>) {
        let kept = names(where: \.isKept)
        var dropped = names { !$0.isKept }
        for (owner, names) in kept {
            // Another conformance does not give the object for this one.
            dropped[owner]?.subtract(names.subtracting([SkeletonPart.itself]))
        }
        // What calls one of these calls no namesake that stays.
        dropped[nil, default: []].formUnion(emptied.filter { !all[$0].isKept }.flatMap { all[$0].names })
        return (dropped, names { !$0.isKept && $0.kind == .requirement }[nil] ?? [])
    }

    /// The names of declarations, by the types that have them; all under none.
    private func names(where isIncluded: (SkeletonPart) -> Bool) -> [String?: Set<String>] {
        all.filter { isNamed($0) && isIncluded($0) }.reduce(into: [:]) { names, part in
            for owner in Set([part.owner, nil]) { names[owner, default: []].formUnion(part.names) }
        }
    }

    /// Whether code may name the declaration by itself. A member of a dropped type is dropped with the type.
    private func isNamed(_ part: SkeletonPart) -> Bool {
        part.body == nil && (part.parent.map { all[$0].isKept || all[$0].kind != .type } ?? true)
    }

    /// - Returns: Whether anything has changed.
    private mutating func settleOnce() -> Bool {
        let dropped = dropped
        var isChanged = false
        for index in all.indices where all[index].isKept {
            let part = all[index]
            if part.kind == .requirement, restore(part.names) { isChanged = true }
            if part.kind == .assigned, keepAssignments(to: part) { isChanged = true }
            let own = part.uses.intersection(dropped.names[part.owner] ?? [])
            let any = part.uses.intersection(dropped.names[nil] ?? []).filter { !Self.isItself($0) }
            let locals = droppedLocals(usedBy: index)
            if part.isFree {
                if settle(statement: index, own, any, hasLocals: !locals.isEmpty) { isChanged = true }
                continue
            }
            for local in locals { keep(local) }
            let isRestored = restore(any.union(part.uses.intersection(dropped.requirements)))
            if restore(own, of: part.owner) || isRestored || !locals.isEmpty { isChanged = true }
        }
        return isChanged
    }

    /// Drops a statement that uses a name which another module declares, too, and restores a name that only this module declares.
    private mutating func settle(statement index: Int, _ own: Set<String>, _ any: Set<String>, hasLocals: Bool) -> Bool
    {
        let isShared = own.union(any).contains { name in
            Self.isItself(name) && name != SkeletonPart.itself || declaredElsewhere.contains(name)
        }
        guard hasLocals || isShared else {
            return restore(own.subtracting([SkeletonPart.itself]), of: all[index].owner)
        }
        drop(index)
        return true
    }

    /// Drops what has lost all its statements, and keeps what cannot go as the first module has it: a body does not become empty.
    ///
    /// - Returns: Whether anything has changed.
    private mutating func settleEmptied() -> Bool {
        let filled = Set(all.indices.filter { all[$0].isKept }.compactMap { all[$0].parent })
        let parents = Set(all.filter { $0.body != nil }.compactMap(\.parent))
        let emptied = parents.filter { all[$0].isKept && !filled.contains($0) }.sorted()
        for index in emptied {
            if isNeededWhole(index) {
                keepWhole(index)
                continue
            }
            let names = all[index].names
            if all[index].body == nil { self.emptied.append(index) }
            drop(index)
            for place in all.indices where all[place].kind == .requirement && all[place].names == names { drop(place) }
        }
        return !emptied.isEmpty
    }

    private func isNeededWhole(_ index: Int) -> Bool {
        let part = all[index]
        if part.isWitness || part.kind == .initializer { return true }
        return part.body != nil && !part.isFree
    }

    private mutating func keepWhole(_ index: Int) {
        for inner in all.indices where all[inner].parent == index { keep(inner) }
    }

    /// The dropped statements above one in its body that declare what it uses.
    private func droppedLocals(usedBy index: Int) -> [Int] {
        let statements = all[index].body.flatMap { bodies[$0] } ?? []
        return statements.filter {
            $0 < index && !all[$0].isKept && !all[$0].names.isDisjoint(with: all[index].uses)
        }
    }

    private static func isItself(_ name: String) -> Bool {
        name == SkeletonPart.itself || name.hasPrefix(SkeletonPart.itself + " as")
    }

    // MARK: - Keeping and dropping

    /// Keeps the functions of a factory of which the others have none: without them it makes nothing.
    private mutating func keepMakers() {
        for type in all.indices where all[type].isKept && all[type].kind == .type {
            let makers = all.indices.filter { all[$0].parent == type && all[$0].kind == .maker }
            guard !makers.contains(where: { all[$0].isKept }) else { continue }
            for maker in makers { keep(maker) }
        }
    }

    /// - Parameter owner: The type whose declarations are restored; any if there is none.
    /// - Returns: Whether anything has changed.
    @discardableResult
    private mutating func restore(_ names: Set<String>, of owner: String? = nil) -> Bool {
        guard !names.isEmpty else { return false }
        let found = all.indices.filter {
            !all[$0].isKept && !all[$0].names.isDisjoint(with: names) && isNamed(all[$0])
                && (owner == nil || all[$0].owner == owner)
        }
        for index in found { keep(index) }
        return !found.isEmpty
    }

    /// Keeps the statements of initialisers that give a property its value.
    ///
    /// - Returns: Whether there are any.
    private mutating func keepAssignments(to property: SkeletonPart) -> Bool {
        let found = bodies.filter { all[$0.key].kind == .initializer && all[$0.key].owner == property.owner }
            .flatMap(\.value).filter { !all[$0].isKept && !all[$0].uses.isDisjoint(with: property.names) }
        for index in found { keep(index) }
        return !found.isEmpty
    }

    /// Keeps a part as a whole, with what it stands in.
    private mutating func keep(_ index: Int) {
        let isDropped = !all[index].isKept
        (all[index].isKept, all[index].isFree) = (true, false)
        if isDropped { keepWhole(index) }
        keepParents(of: index)
    }

    private mutating func keepParents(of index: Int) {
        guard let parent = all[index].parent, !all[parent].isKept else { return }
        (all[parent].isKept, all[parent].isFree) = (true, false)
        keepParents(of: parent)
    }

    private mutating func drop(_ index: Int) {
        all[index].isKept = false
        for inner in all.indices where all[inner].parent == index && all[inner].isKept { drop(inner) }
    }
}
