/// Which roles the types of an app have.
struct TypeRoles: Sendable {
    /// The names of the roles that the types of a name have.
    private(set) var byType: [String: Set<String>] = [:]
    /// The types of each role, tests left out, in the order of the files.
    private(set) var byRole: [String: [IndexedType]] = [:]

    init(_ roles: [Role], in index: SourceIndex) {
        for type in index.types {
            let above = index.names(above: type)
            let isTest = index.file(of: type.place).role != .source
            for role in roles where role.fits(type, inheriting: above, in: index) {
                byType[type.name, default: []].insert(role.name)
                if !isTest { byRole[role.name, default: []].append(type) }
            }
        }
    }
}
