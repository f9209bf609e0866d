import StencilEngine

/// What an app declares, in the shapes in which modules are resolved and templates rendered: made once for all of them.
///
/// Lists of names are dictionaries that look where the names are, as a template asks for few of thousands (`"Loader" in app.types`).
struct AppFacts: Sendable {
    /// The structures and enumerations whose values can be made, by name.
    let types: [String: DataType]
    /// The other types, with their places.
    let otherTypes: [String: SourceMark]
    /// The names of all types.
    let typeNames: TemplateDictionary
    /// `MainCoordinator.start`.
    let memberNames: TemplateDictionary
    /// The types that are marked `@MainActor` themselves.
    let isolated: TemplateDictionary
    /// The names of stored properties, by the type that has them and their own type.
    let properties: TemplateDictionary
    private let namesByFile: [String: [String]]

    /// - Parameters:
    ///   - declarations: The app's types, sorted by name.
    ///   - members: Their members, by the type's name.
    init(types declarations: [TypeDeclaration], members: [String: TypeMembers]) {
        var types: [String: DataType] = [:]
        var otherTypes: [String: SourceMark] = [:]
        var namesByFile: [String: [String]] = [:]
        for declaration in declarations {
            namesByFile[declaration.mark.source, default: []].append(declaration.name)
            if let shape = declaration.shape {
                types[declaration.name] = DataType(name: declaration.name, shape: shape, declaredAt: declaration.mark)
            } else {
                otherTypes[declaration.name] = declaration.mark
            }
        }
        self.types = types
        self.otherTypes = otherTypes
        self.namesByFile = namesByFile
        typeNames = Self.names(of: declarations, types: types, otherTypes: otherTypes)
        memberNames = Self.memberNames(members)
        isolated = Self.isolated(members)
        properties = Self.properties(members)
    }

    /// The types that a file declares.
    func types(in path: String) -> [String] { namesByFile[path] ?? [] }

    private static func names(
        of declarations: [TypeDeclaration],
        types: [String: DataType],
        otherTypes: [String: SourceMark]
    ) -> TemplateDictionary {
        TemplateDictionary(
            finding: { types[$0] != nil || otherTypes[$0] != nil ? .bool(true) : nil },
            all: { set(declarations.map(\.name)) }
        )
    }

    private static func memberNames(_ members: [String: TypeMembers]) -> TemplateDictionary {
        TemplateDictionary(
            finding: { path in
                let isThere = path.indices.contains { index in
                    guard path[index] == ".", let type = members[String(path[..<index])] else { return false }
                    return !type.type.isEmpty && type.names.contains(String(path[path.index(after: index)...]))
                }
                return isThere ? .bool(true) : nil
            },
            all: {
                set(owners(in: members).flatMap { type in type.names.sorted().map { "\(type.type).\($0)" } })
            }
        )
    }

    private static func isolated(_ members: [String: TypeMembers]) -> TemplateDictionary {
        TemplateDictionary(
            finding: { !$0.isEmpty && members[$0]?.isOnMainActor == true ? .bool(true) : nil },
            all: { set(owners(in: members).filter(\.isOnMainActor).map(\.type)) }
        )
    }

    private static func properties(_ members: [String: TypeMembers]) -> TemplateDictionary {
        TemplateDictionary(
            finding: { name in name.isEmpty ? nil : members[name].flatMap { properties(of: $0) } },
            all: {
                var found = TemplateDictionary()
                for type in owners(in: members) { found[type.type] = properties(of: type) }
                return found
            }
        )
    }

    private static func properties(of type: TypeMembers) -> TemplateValue? {
        let properties = type.propertyNames
        guard !properties.isEmpty else { return nil }
        var names = TemplateDictionary()
        for (property, name) in properties.sorted(by: { $0.key < $1.key }) { names[property] = .string(name) }
        return .dictionary(names)
    }

    private static func owners(in members: [String: TypeMembers]) -> [TypeMembers] {
        members.values.filter { !$0.type.isEmpty }.sorted { $0.type < $1.type }
    }

    private static func set(_ names: [String]) -> TemplateDictionary {
        var set = TemplateDictionary()
        for name in names { set[name] = .bool(true) }
        return set
    }
}
