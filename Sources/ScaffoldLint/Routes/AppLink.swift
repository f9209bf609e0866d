/// A URL pattern that the app accepts: a row of the table of routes.
public struct AppLink: Sendable {
    public let pattern: RoutePattern
    /// The type that shows the route, if one is found.
    public let coordinator: String?
    /// Whether the app's own parser reaches the route; a parser that nothing calls reaches it otherwise.
    public let isReached: Bool

    let leaf: LinkLeaf
    let tests: [LinkTest]
    /// The position of the app's parser in `RouteMap.parsers`.
    let entry: Int
    let source: SourceFile

    /// The route: `FavoritesRoute.detail(itemId:)`, or the parser's action if there is no route.
    public var route: String {
        guard let owner = leaf.owner else { return leaf.text }
        let labels = leaf.values.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
        return owner + "." + leaf.name + (labels.isEmpty ? "" : "(\(labels))")
    }

    /// The enumeration of the route.
    public var type: String? { leaf.owner }
    /// The case.
    public var name: String { leaf.name }
    /// The function that makes the route of the URL: `FavoritesRoute.parse(_:query:)`.
    public var parser: String { leaf.function }
    /// The file's path below the app's root.
    public var file: String { source.path.text }
    /// The place of the route in the parser.
    public var span: SourceSpan { source.span(leaf.range) }
}
