/// Screens (views with a view model) that no route shows: no code makes or registers them, or only links of other screens do.
///
/// An app without an enumeration of routes has one finding, if its coordinators do not show screens in another way. A view that is the
/// label of a link is part of the view with the link.
struct ScreenRoute: Check {
    @Parameter({ $0.text("in") }) private var role: String
    @Parameter({ $0.text("of") }) private var routes: String
    /// The roles of the coordinators, which show routes.
    @Parameter({ $0.texts("shown-by") }) private var owners: [String]
    /// Types that show a screen without a route: `NavigationLink`.
    @Parameter({ $0.set("links") }) private var links: Set<String>

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
