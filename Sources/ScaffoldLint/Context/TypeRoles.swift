import AppModel
import ScaffoldKit

/// Which roles the types of an app have.
struct TypeRoles: Sendable {
    /// The names of the roles that the types of a name have.
    private(set) var byType: [String: Set<String>] = [:]
    /// The types of each role, tests left out, in the order of the files.
    private(set) var byRole: [String: [TypeDeclaration]] = [:]

    init(_ roles: [Role], in model: AppModel) {
        for type in model.types {
            let above = model.names(above: type)
            let isTest = model.file(of: type.place).role != .source
            for role in roles where role.fits(type, inheriting: above, in: model) {
                byType[type.name, default: []].insert(role.name)
                if !isTest { byRole[role.name, default: []].append(type) }
            }
        }
    }
}
