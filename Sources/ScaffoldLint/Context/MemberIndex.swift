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
        var methods: [String: [Place]] = [:]
        var (texts, others): (Set<String>, Set<String>) = ([], [])
        for type in model.types {
            let isSource = model.file(of: type).role == .source
            for member in type.members {
                let name = member.declaration.name
                if member.declaration.kind == .func { methods[name, default: []].append(member) }
                guard isSource, !others.contains(name) else { continue }
                if member.declaration.isText { texts.insert(name) } else { others.insert(name) }
            }
        }
        self.methods = methods
        self.texts = texts.subtracting(others)
        let added = model.extensions(ofForeign: "View").flatMap { part in
            part.declaration.members.filter { $0.kind == .func }.map { Place(file: part.file, declaration: $0) }
        }
        modifiers = Dictionary(grouping: added, by: \.declaration.name)
    }
}
