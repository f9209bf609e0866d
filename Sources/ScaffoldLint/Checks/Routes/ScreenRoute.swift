import AppModel
import ScaffoldKit
import SwiftOutline

/// Screens (views with a view model) that no route shows: no code makes or registers them, or only links of other screens do.
///
/// An app without an enumeration of routes is not checked. What a link has as its label is a part of the view with the link.
struct ScreenRoute: Check {
    private let role: String
    private let routes: String
    /// Types that show a screen without a route: `NavigationLink`.
    private let links: Set<String>

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        routes = parameters.text("of")
        links = parameters.set("links")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        guard let route = app.types(in: routes).first(where: { $0.kind == .enum }) else { return }
        let screens = ScreenLink(app: app)
        for view in app.types(in: role) where view.kind == .struct && view.place.declaration.genericClause == nil {
            guard screens.viewModel(of: view) != nil, !view.members(named: "body").isEmpty,
                !app.calls.metatypes(of: view.name).contains(where: app.isCode),
                app.uses(of: view.name).allSatisfy({ screens.isLinked($0, by: links) })
            else { continue }
            report.add(view, ["name": view.name, "route": route.name, "screen": view.name])
        }
    }
}
