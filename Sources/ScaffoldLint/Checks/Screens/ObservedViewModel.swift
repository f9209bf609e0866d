import SwiftOutline

/// Views that own their view model (`@StateObject`, or `@State` of a class) instead of observing it. An `@Observable` one that the
/// view is given may be kept in `@State`.
///
/// What many views own is no screen's view model, whatever its name: a theme.
struct ObservedViewModel: Check {
    @Parameter({ $0.text("in") }) private var role: String

    func inspect(_ app: LintContext, _ report: inout Report) {
        let owned = app.types(in: role).filter { $0.kind == .struct }.flatMap { view in
            view.storedProperties.filter(\.isOwned).map { (view, $0, app.typeName(of: $0) ?? "") }
        }
        let owners = Dictionary(grouping: owned.filter { $0.1.initialValue != nil }, by: \.2)
        for (view, property, name) in owned
        where app.has(name, oneOf: [RoleName.viewModel]) && owners[name, default: []].count <= Self.most
            && !(property.isGiven && app.model.type(name)?.isObservable == true
                && !app.uses(of: name).contains { $0.isWithin(view) })
        {
            report.add(property, of: view, ["name": property.name, "type": view.name])
        }
    }

    /// How many views at the most own objects of a type that is one screen's.
    private static let most = 5
}

extension Declaration {
    /// Whether a property in `@State` has no value but what an initialiser gives.
    fileprivate var isGiven: Bool { hasAttribute("State") && initialValue == nil }

    /// Whether a view keeps the property's object.
    fileprivate var isOwned: Bool { hasAttribute("StateObject") || hasAttribute("State") }
}
