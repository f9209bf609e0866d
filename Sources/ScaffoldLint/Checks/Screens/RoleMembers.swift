import AppModel

/// Classes of a role that lack a member: one of some names, or a property of one of some types.
///
/// Members of superclasses in the app and of extensions of its protocols count, as do those of held objects of some roles: a router
/// with the path, or the coordinators of the tabs. Generic classes, classes that are built on them, and those that only make the views
/// of a tab view are not checked.
struct RoleMembers: Check {
    @Parameter({ $0.text("in") }) private var role: String
    @Parameter({ MemberSearch(names: $0.set("any-of"), types: $0.set("of-type")) }) private var members: MemberSearch
    @Parameter({ $0.texts("held-in") }) private var held: [String]

    func inspect(_ app: LintContext, _ report: inout Report) {
        lazy var owners = owners(in: app)
        for type in app.types(in: role)
        where type.kind == .class && !type.hasForeignSuperclass(in: app.model)
            && !type.lineage(in: app.model).contains(where: { $0.declaration.genericClause != nil })
        {
            guard !members.finds(in: type, app), !stores(type, oneOf: owners, app), !makesTabs(type, app)
            else { continue }
            report.add(type, ["name": type.name])
        }
    }

    /// Whether all methods of a type return views, and a `TabView` shows them.
    private func makesTabs(_ type: TypeDeclaration, _ app: LintContext) -> Bool {
        let methods = type.methods
        return !methods.isEmpty && methods.allSatisfy(app.isView)
            && app.model.sourceTypes.contains {
                $0.property(ofType: type.name) != nil && app.names(in: $0).contains("TabView")
            }
    }

    /// The types of those roles that have such a member, or store one that has.
    private func owners(in app: LintContext) -> Set<String> {
        let all = app.types(in: held)
        let own = all.filter { app.implementations(of: $0).contains { members.finds(in: $0, app) } }
        let names = Set(own.map(\.name))
        return names.union(all.filter { stores($0, oneOf: names, app) }.map(\.name))
    }

    private func stores(_ type: TypeDeclaration, oneOf names: Set<String>, _ app: LintContext) -> Bool {
        type.lineage(in: app.model).flatMap(\.storedProperties).filter { !$0.isWeak }.contains { property in
            let text = (property.type?.text ?? "") + " " + (property.initialValue?.text ?? "")
            return SwiftWords(text).words.contains { names.contains(String($0)) }
        }
    }
}
