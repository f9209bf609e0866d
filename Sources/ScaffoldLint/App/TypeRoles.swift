/// What the types of an app are: which roles they have, and what conforms to what.
struct TypeRoles: Sendable {
    /// The names of the roles that a type of a name has.
    let ofTypes: [String: [String]]
    /// The types of each role, tests left out, in the order of the files.
    let byRole: [String: [IndexedType]]
    /// The names of the types that conform to each protocol or inherit each class, tests left out.
    let conformances: [String: [String]]

    init(_ roles: [Role], in index: SourceIndex) {
        var ofTypes: [String: [String]] = [:]
        var byRole: [String: [IndexedType]] = [:]
        var conformances: [String: [String]] = [:]
        var kinds = KindMarks(roles, in: index)
        for type in index.types {
            let isTest = index.files[type.place.file].role != .source
            if !isTest {
                for inherited in type.inherited { conformances[inherited.name, default: []].append(type.name) }
            }
            let marks = kinds.marks(of: type)
            for (number, role) in roles.enumerated()
            where role.fits(type, inherits: marks.made[number], isKeptOut: marks.keptOut[number], in: index) {
                ofTypes[type.name, default: []].append(role.name)
                if !isTest { byRole[role.name, default: []].append(type) }
            }
        }
        self.ofTypes = ofTypes
        self.byRole = byRole
        self.conformances = conformances
    }
}
