import AppModel
import ScaffoldKit
import SwiftOutline

/// Classes of a role that lack a member: one of some names, or a property of one of some types.
///
/// Members of superclasses in the app and of extensions of its protocols count, and so do those of what it holds of some roles: a router
/// with the path, or the coordinators of the tabs.
struct RoleMembers: Check {
    private let role: String
    private let members: MemberSearch
    private let held: [String]

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        members = MemberSearch(names: parameters.set("any-of"), types: parameters.set("of-type"))
        held = parameters.texts("held-in")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: role) where type.kind == .class && !type.hasForeignSuperclass(in: app.model) {
            if !members.finds(in: type, app), !isHeld(by: type, app, depth: 2) { report.add(type, ["name": type.name]) }
        }
    }

    private func isHeld(by type: TypeDeclaration, _ app: LintContext, depth: Int) -> Bool {
        let names = type.lineage(in: app.model).flatMap(\.storedProperties).filter { !$0.isWeak }
            .flatMap { SwiftWords(($0.type?.text ?? "") + " " + ($0.initialValue?.text ?? "")).words.map(String.init) }
        return names.contains { name in
            guard name != type.name, app.has(name, oneOf: held), let found = app.model.type(name) else { return false }
            let all = found.kind == .protocol ? app.conformances[name, default: []].compactMap(app.model.type) : [found]
            return all.contains { other in
                other.name != type.name
                    && (members.finds(in: other, app) || depth > 1 && isHeld(by: other, app, depth: depth - 1))
            }
        }
    }
}
