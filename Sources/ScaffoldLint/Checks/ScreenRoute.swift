import SwiftOutline

/// Screens, views with a view model, that no route leads to: nothing makes them, or links of other screens do.
///
/// An app without an enumeration of routes in its sources may have it from elsewhere, and is left alone.
struct ScreenRoute: Check {
    static let parameters = ["in", "of", "links"]
    private let role: String
    private let routes: String
    /// What takes a screen past the route: `NavigationLink`.
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
            guard screens.viewModel(of: view) != nil, view.members.contains(where: { $0.declaration.name == "body" })
            else { continue }
            guard app.uses(of: view.name).allSatisfy({ isLinked($0, screens) }) else { continue }
            report.add(view, ["name": view.name, "route": route.name, "screen": view.name])
        }
    }

    /// Whether the place stands in a link of another screen.
    private func isLinked(_ site: Site, _ screens: ScreenLink) -> Bool {
        let outline = screens.app.index.files[site.file].outline
        let scope = screens.app.scope(of: site)
        guard let scope, let view = screens.app.index.type(scope), screens.viewModel(of: view) != nil else {
            return false
        }
        let tokens = outline.tokens
        return tokens.indices(in: view.place.declaration.range).contains { index in
            guard tokens[index].kind == .identifier, links.contains(outline.text(tokens[index])) else {
                return false
            }
            var next = index + 1
            while next < tokens.endIndex, [.leftParenthesis, .leftBrace].contains(tokens[next].kind),
                let close = tokens[next].match
            {
                if (tokens[next].start..<tokens[close].end).contains(site.offset) { return true }
                next = close + 1
            }
            return false
        }
    }
}
