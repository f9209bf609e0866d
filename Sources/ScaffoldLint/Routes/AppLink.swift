import AppModel

/// A URL pattern that the app accepts: a row of the table of routes.
package struct AppLink: Sendable {
    package let pattern: RoutePattern
    /// The type that shows the route, if one is found.
    package let coordinator: String?
    /// Whether the app's own parser reaches the route; a parser that nothing calls reaches it otherwise.
    package let isReached: Bool

    let target: LinkTarget
    let tests: [LinkTest]
    /// The position of the app's parser in `RouteMap.parsers`.
    let entry: Int
    let source: SourceFile

    /// The route: `FavoritesRoute.detail(itemId:)`, or the parser's action if there is no route.
    package var route: String {
        guard let owner = target.owner else { return target.text }
        let labels = target.values.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
        return owner + "." + target.name + (labels.isEmpty ? "" : "(\(labels))")
    }

    /// The enumeration of the route.
    package var type: String? { target.owner }
    /// The case.
    package var name: String { target.name }
    /// The function that makes the route of the URL: `FavoritesRoute.parse(_:query:)`.
    package var parser: String { target.function }
    /// The file's path below the app's root.
    package var file: String { source.path.text }
    /// The place of the route in the parser.
    package var span: SourceSpan { source.span(target.range) }
}
