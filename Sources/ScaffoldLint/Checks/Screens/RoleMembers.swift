import ScaffoldKit
import SwiftOutline

/// Classes of a role that lack a member: one of some names, or a property of one of some types.
///
/// Members of superclasses in the app and of extensions of its protocols count.
struct RoleMembers: Check {
    private let role: String
    private let members: MemberSearch

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        members = MemberSearch(names: parameters.set("any-of"), types: parameters.set("of-type"))
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: role) where type.kind == .class && !type.hasForeignSuperclass(in: app.model) {
            if !members.finds(in: type, app) { report.add(type, ["name": type.name]) }
        }
    }
}
