import SwiftOutline

/// Views that own a view model which is given to them from outside.
struct ObservedViewModel: Check {
    static let parameters = ["in"]
    private let role: String

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
    }

    func inspect(_ app: AppView, _ report: inout Report) {
        for view in app.types(in: role) where view.kind == .struct {
            for property in view.storedProperties where property.hasAttribute("StateObject") {
                guard let written = property.type ?? property.initialValue,
                    app.has(TypeText(written.text).name, oneOf: ["view-model"]), property.initialValue == nil
                else { continue }
                report.add(
                    property.nameRange,
                    in: view.place.file,
                    of: "\(view.name).\(property.name)",
                    ["name": property.name, "type": view.name]
                )
            }
        }
    }
}
