import AppModel
import ScaffoldKit
import SwiftOutline

/// Screens (views with a view model) that no route shows: no code makes them, or only links of other screens do.
///
/// An app without an enumeration of routes is not checked. What a link has as its label is a part of the view with the link.
struct ScreenRoute: Check {
    private let role: String
    private let routes: String
    /// Types that show a screen without a route: `NavigationLink`.
    private let links: Set<String>
    /// The arguments of a link whose closure is its label.
    private let labels: [String]

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        routes = parameters.text("of")
        links = parameters.set("links")
        labels = parameters.texts("before-label")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        guard let route = app.types(in: routes).first(where: { $0.kind == .enum }) else { return }
        let screens = ScreenLink(app: app)
        for view in app.types(in: role) where view.kind == .struct && view.place.declaration.genericClause == nil {
            guard screens.viewModel(of: view) != nil, !view.members(named: "body").isEmpty,
                app.uses(of: view.name).allSatisfy({ isLinked($0, screens) })
            else { continue }
            report.add(view, ["name": view.name, "route": route.name, "screen": view.name])
        }
    }

    /// Whether the site is in a link of another screen.
    private func isLinked(_ site: Site, _ screens: ScreenLink) -> Bool {
        guard let view = screens.app.scope(of: site).flatMap(screens.app.model.type), screens.viewModel(of: view) != nil
        else { return false }
        let outline = screens.app.model.files[site.file].outline
        let tokens = outline.tokens
        return tokens.indices(in: view.place.declaration.range).contains { index in
            guard tokens[index].kind == .identifier, links.contains(outline.text(tokens[index])) else { return false }
            var next = index + 1
            while next < tokens.endIndex, [.leftParenthesis, .leftBrace].contains(tokens[next].kind),
                let close = tokens[next].match
            {
                if (tokens[next].start..<tokens[close].end).contains(site.offset) { return true }
                if labels.contains(where: outline.names(in: tokens[next].start..<tokens[close].end).contains) { break }
                next = close + 1
            }
            return false
        }
    }
}
