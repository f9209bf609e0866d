/// Which roles the types of an app have.
struct TypeRoles: Sendable {
    /// The names of the roles that a type of a name has.
    let ofTypes: [String: [String]]
    /// The types of each role, tests left out, in the order of the files.
    let byRole: [String: [IndexedType]]
    /// What names end in that may have a role.
    let lastBytes: [String: LastBytes]

    init(_ roles: [Role], in index: SourceIndex) {
        var ofTypes: [String: [String]] = [:]
        var byRole: [String: [IndexedType]] = [:]
        ofTypes.reserveCapacity(index.types.count)
        var lastBytes = roles.map(\.lastBytes)
        let named = Self.named(roles)
        var kinds = KindMarks(roles, in: index)
        for type in index.types {
            let isTest = index.files[type.place.file].role != .source
            let name = type.name
            let marks = kinds.marks(of: type)
            let byName = named[Int(LastBytes.last(of: name))]
            guard !byName.isEmpty || !marks.made.isEmpty else { continue }
            for number in byName + marks.made.filter({ !byName.contains($0) }) {
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
        self.lastBytes = Dictionary(zip(roles.map(\.name), lastBytes)) { $0.union($1) }
    }

    /// The positions of the roles that a type may have by its name, by the last byte of that.
    private static func named(_ roles: [Role]) -> [[Int]] {
        (UInt8.min...UInt8.max).map { byte in roles.indices.filter { roles[$0].lastBytes.contains(byte) } }
    }
}
