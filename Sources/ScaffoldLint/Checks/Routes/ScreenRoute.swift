/// Screens (views with a view model) that no route shows: no code makes or registers them, or only links of other screens do.
///
/// An app without an enumeration of routes has one finding, if its coordinators do not show screens in another way. A view that is the
/// label of a link is part of the view with the link.
struct ScreenRoute: Check {
    private let role: String
    private let routes: String
    /// The roles of the coordinators, which show routes.
    private let owners: [String]
    /// Types that show a screen without a route: `NavigationLink`.
    private let links: Set<String>

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        routes = parameters.text("of")
        owners = parameters.texts("shown-by")
        links = parameters.set("links")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let route = app.types(in: routes).first { $0.kind == .enum }
        let screens = ScreenLink(app: app)
        let views = app.types(in: role).filter { view in
            view.kind == .struct && view.place.declaration.genericClause == nil && !view.members(named: "body").isEmpty
                && screens.viewModel(of: view).map { route != nil || !screens.handsOn(view, $0) } == true
        }
        guard route != nil || app.idleCoordinator(in: owners) != nil else { return }
        for view in views {
            guard
                route == nil
                    || !app.calls.metatypes(of: view.name).contains(where: app.isCode)
                        && app.uses(of: view.name).allSatisfy({ screens.isLinked($0, by: links) })
            else { continue }
            report.add(view, ["name": view.name, "route": route?.name ?? "Route", "screen": view.name])
            if route == nil { return }
        }
    }
}
