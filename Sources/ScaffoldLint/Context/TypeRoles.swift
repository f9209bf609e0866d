import AppModel

/// The roles that the types of an app have.
struct TypeRoles: Sendable {
    /// The style's roles, by their names.
    private let roles: [String: Role]
    /// The names of the roles that the types of a name have.
    private var byType: [String: Set<String>] = [:]
    /// The types of each role, tests left out, in the order of the files. A type within a preview has none.
    private(set) var byRole: [String: [TypeDeclaration]] = [:]

    init(_ roles: [Role], in model: AppModel) {
        self.roles = Dictionary(roles.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
        for type in model.types {
            let file = model.file(of: type.place)
            guard !file.isPreview(type.place.declaration.nameRange.lowerBound) else { continue }
            let above = model.names(above: type)
            let isTest = file.role != .source
            // By place: to copy each role for each type takes longer than to ask it.
            for index in roles.indices where roles[index].fits(type, inheriting: above, in: model) {
                byType[type.name, default: []].insert(roles[index].name)
                if !isTest { byRole[roles[index].name, default: []].append(type) }
            }
        }
    }

    /// Whether a type has one of the roles; one that the app does not declare is judged by its name.
    func has(_ type: String, oneOf wanted: some Sequence<String>, in model: AppModel) -> Bool {
        if let found = byType[type] { return wanted.contains(where: found.contains) }
        return wanted.contains { roles[$0]?.fits(name: type) == true } && model.types(named: type).isEmpty
    }
}
