import AppModel

/// Which roles the types of an app have.
struct TypeRoles: Sendable {
    /// The names of the roles that the types of a name have.
    private(set) var byType: [String: Set<String>] = [:]
    /// The types of each role, tests left out, in the order of the files. A type within a preview has none.
    private(set) var byRole: [String: [TypeDeclaration]] = [:]

    init(_ roles: [Role], in model: AppModel) {
        for type in model.types {
            let file = model.file(of: type.place)
            guard !file.isPreview(type.place.declaration.nameRange.lowerBound) else { continue }
            let above = model.names(above: type)
            let isTest = file.role != .source
            for role in roles where role.fits(type, inheriting: above, in: model) {
                byType[type.name, default: []].insert(role.name)
                if !isTest { byRole[role.name, default: []].append(type) }
            }
        }
    }
}
