import SwiftOutline

/// Views that own their view model (`@StateObject`) instead of observing it.
struct ObservedViewModel: Check {
    private let role: String

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for view in app.types(in: role) where view.kind == .struct {
            for property in view.storedProperties where property.hasAttribute("StateObject") {
                let written = property.type?.text ?? property.initialValue.map { String($0.text.prefix { $0 != "(" }) }
                guard let written, app.has(TypeText(written).name, oneOf: ["view-model"]) else { continue }
                report.add(property, of: view, ["name": property.name, "type": view.name])
            }
        }
    }
}
