import ScaffoldKit
import SwiftOutline

/// Classes of a role that hold no type of another role: a view model without its coordinator.
struct HeldRole: Check {
    private let role: String
    private let held: [String]
    private let onlyIfLoading: Bool
    private let viewRole: String?

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        held = parameters.texts("of")
        onlyIfLoading = parameters.flag("if-loads")
        viewRole = parameters.optionalText("shown-by")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        guard !app.types(in: held).isEmpty else { return }
        for type in app.classes(in: role, shownBy: viewRole) {
            guard !app.isInherited(type.name), !type.hasForeignSuperclass(in: app.index),
                !onlyIfLoading || app.loading.contains(type.name), !app.holds(type, oneOf: held)
            else { continue }
            report.add(type, ["name": type.name])
        }
    }
}
