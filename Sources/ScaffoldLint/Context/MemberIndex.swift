import AppModel

/// Members of an app's types, by their names.
struct MemberIndex: Sendable {
    /// The methods of the app's types.
    let methods: [String: [Place]]
    /// The methods that the app adds to views.
    let modifiers: [String: [Place]]
    /// The names of members that are texts in every type with a member of that name.
    let texts: Set<String>

    init(of model: AppModel) {
        let all = model.types.flatMap(\.members).filter { $0.declaration.kind == .func }
        methods = Dictionary(grouping: all, by: \.declaration.name)
        let added = model.extensions(ofForeign: "View").flatMap { part in
            part.declaration.members.filter { $0.kind == .func }.map { Place(file: part.file, declaration: $0) }
        }
        modifiers = Dictionary(grouping: added, by: \.declaration.name)
        let members = Dictionary(grouping: model.sourceTypes.flatMap(\.members).map(\.declaration), by: \.name)
        texts = Set(members.filter { $0.value.allSatisfy(\.isText) }.keys)
    }
}
