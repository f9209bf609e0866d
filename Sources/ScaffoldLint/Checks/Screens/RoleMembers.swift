import ScaffoldKit
import SwiftOutline

/// Classes of a role that lack a member: one of some names, or a property of one of some types.
///
/// Members of superclasses in the app and of extensions of its protocols count.
struct RoleMembers: Check {
    private let role: String
    private let names: Set<String>
    private let types: Set<String>
    private let onlyIfLoading: Bool
    private let viewRole: String?

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        names = parameters.set("any-of")
        types = parameters.set("of-type")
        onlyIfLoading = parameters.flag("if-loads")
        viewRole = parameters.optionalText("shown-by")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.classes(in: role, shownBy: viewRole) {
            let all = type.lineage(in: app.index) + type.protocols(in: app.index)
            guard !type.hasForeignSuperclass(in: app.index), !onlyIfLoading || app.loading.contains(type.name),
                !all.contains(where: { MemberSearch(names: names, types: types).finds(in: $0) })
            else { continue }
            report.add(type, ["name": type.name])
        }
    }
}
