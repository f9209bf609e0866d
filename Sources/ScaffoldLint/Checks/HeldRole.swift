import ScaffoldKit
import SwiftOutline

/// Types of a role that have to hold something of another: a view model its coordinator.
struct HeldRole: Check {
    static let parameters = ["in", "of", "if-loads", "shown-by"]
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
        let shown = viewRole.map { ScreenLink(app: app).viewModels(of: $0) }
        for type in app.types(in: role) where type.kind == .class && shown?.contains(type.name) != false {
            guard !app.isInherited(type.name), !type.hasForeignSuperclass(in: app.index, besides: ["NSObject"]),
                !onlyIfLoading || app.loading.contains(type.name)
            else { continue }
            let all = [type] + type.superclasses(in: app.index)
            guard !all.flatMap(\.storedProperties).contains(where: { isHeld($0, in: app) }) else { continue }
            report.add(type, ["name": type.name])
        }
    }

    /// A closure that navigates does as well as a coordinator.
    private func isHeld(_ property: Declaration, in app: LintContext) -> Bool {
        guard let written = property.type else { return false }
        return written.text.contains("->") || app.has(TypeText(written.text).name, oneOf: held)
    }
}
