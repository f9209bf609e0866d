/// What the types of an app are: which roles they have, and what conforms to what.
struct TypeRoles: Sendable {
    /// The names of the roles that a type of a name has.
    let ofTypes: [String: [String]]
    /// The types of each role, tests left out, in the order of the files.
    let byRole: [String: [IndexedType]]
    /// The names of the types that conform to each protocol or inherit each class, tests left out.
    let conformances: [String: [String]]
    /// What names end in that may have a role.
    let lastBytes: [String: LastBytes]

    init(_ roles: [Role], in index: SourceIndex) {
        var ofTypes: [String: [String]] = [:]
        var byRole: [String: [IndexedType]] = [:]
        var conformances: [String: [String]] = [:]
        ofTypes.reserveCapacity(index.types.count)
        var lastBytes = roles.map(\.lastBytes)
        let named = Self.named(roles)
        var kinds = KindMarks(roles, in: index)
        for type in index.types {
            let isTest = index.files[type.place.file].role != .source
            if !isTest {
                for inherited in type.inherited { conformances[inherited.name, default: []].append(type.name) }
            }
            let name = type.name
            let marks = kinds.marks(of: type)
            var numbers = named[Int(LastBytes.last(of: name))]
            numbers += marks.made.filter { !numbers.contains($0) }
            for number in numbers {
                let (isMade, isKeptOut) = (marks.made.contains(number), marks.keptOut.contains(number))
                let role = roles[number]
                guard role.fits(type, inherits: isMade, isKeptOut: isKeptOut, in: index) else { continue }
                ofTypes[name, default: []].append(role.name)
                lastBytes[number].insert(name)
                if !isTest { byRole[role.name, default: []].append(type) }
            }
        }
        self.ofTypes = ofTypes
        self.byRole = byRole
        self.conformances = conformances
        self.lastBytes = Dictionary(zip(roles.map(\.name), lastBytes)) { $0.union($1) }
    }

    /// The positions of the roles that a type may have by its name, by the last byte of that.
    private static func named(_ roles: [Role]) -> [[Int]] {
        (UInt8.min...UInt8.max).map { byte in roles.indices.filter { roles[$0].lastBytes.contains(byte) } }
    }
}
