import SwiftOutline

/// Views that own their view model (`@StateObject`, or `@State` of a class) instead of observing it.
struct ObservedViewModel: Check {
    private let role: String

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for view in app.types(in: role) where view.kind == .struct {
            for property in view.storedProperties where property.isOwned {
                guard let name = app.typeName(of: property), app.has(name, oneOf: ["view-model"]) else { continue }
                report.add(property, of: view, ["name": property.name, "type": view.name])
            }
        }
    }
}

extension Declaration {
    /// Whether a view keeps the property's object.
    fileprivate var isOwned: Bool { hasAttribute("StateObject") || hasAttribute("State") }
}
