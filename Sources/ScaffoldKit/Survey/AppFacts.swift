import StencilEngine

/// What an app declares, in the shapes in which modules are resolved and templates rendered: made once for all of them.
///
/// Lists of names are dictionaries, as a template asks for a name among thousands at every turn (`"Loader" in app.types`).
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
        let owners = members.values.filter { !$0.type.isEmpty }.sorted { $0.type < $1.type }
        typeNames = Self.set(declarations.map(\.name))
        memberNames = Self.set(owners.flatMap { type in type.names.sorted().map { "\(type.type).\($0)" } })
        isolated = Self.set(owners.filter(\.isOnMainActor).map(\.type))
        properties = Self.properties(of: owners)
    }

    /// The types that a file declares.
    func types(in path: String) -> [String] { namesByFile[path] ?? [] }

    private static func set(_ names: [String]) -> TemplateDictionary {
        var set = TemplateDictionary()
        for name in names { set[name] = .bool(true) }
        return set
    }

    private static func properties(of owners: [TypeMembers]) -> TemplateDictionary {
        var found = TemplateDictionary()
        for type in owners where !type.properties.isEmpty {
            var names = TemplateDictionary()
            for (property, name) in type.properties.sorted(by: { $0.key < $1.key }) { names[property] = .string(name) }
            found[type.type] = .dictionary(names)
        }
        return found
    }
}
