import StencilEngine

/// What an app declares, in the shapes in which modules are resolved and templates rendered: made once for all of them.
///
/// Lists of names are dictionaries that look where the names are, as a template asks for few of thousands (`"Loader" in app.types`).
struct AppFacts: Sendable {
    let declarations: AppDeclarations
    /// The names of all types.
    let typeNames: TemplateDictionary
    /// `MainCoordinator.start`.
    let memberNames: TemplateDictionary
    /// The types that are marked `@MainActor` themselves.
    let isolated: TemplateDictionary
    /// The names of stored properties, by the type that has them and their own type.
    let properties: TemplateDictionary

    init(_ app: AppDeclarations) {
        declarations = app
        typeNames = TemplateDictionary(
            finding: { app.type(named: $0).map { _ in .bool(true) } },
            all: { Self.set(app.names) }
        )
        memberNames = TemplateDictionary(
            finding: { Self.hasMember(at: $0, in: app) ? .bool(true) : nil },
            all: { Self.set(app.owners.flatMap { type in app.memberNames(of: type).map { "\(type).\($0)" } }) }
        )
        isolated = TemplateDictionary(
            finding: { !$0.isEmpty && app.isOnMainActor($0) ? .bool(true) : nil },
            all: { Self.set(app.owners.filter(app.isOnMainActor)) }
        )
        properties = TemplateDictionary(
            finding: { $0.isEmpty ? nil : Self.properties(of: $0, in: app) },
            all: {
                var found = TemplateDictionary()
                for type in app.owners { found[type] = Self.properties(of: type, in: app) }
                return found
            }
        )
    }

    private static func hasMember(at path: String, in app: AppDeclarations) -> Bool {
        path.indices.contains { index in
            path[index] == "." && index > path.startIndex
                && app.hasMember(String(path[path.index(after: index)...]), of: String(path[..<index]))
        }
    }

    private static func properties(of type: String, in app: AppDeclarations) -> TemplateValue? {
        let properties = app.propertyNames(of: type)
        guard !properties.isEmpty else { return nil }
        var names = TemplateDictionary()
        for (property, name) in properties.sorted(by: { $0.key < $1.key }) { names[property] = .string(name) }
        return .dictionary(names)
    }

    private static func set(_ names: [String]) -> TemplateDictionary {
        var set = TemplateDictionary()
        for name in names { set[name] = .bool(true) }
        return set
    }
}
