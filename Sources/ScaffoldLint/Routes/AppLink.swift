/// One kind of URL that the app takes: a row of the table of routes.
public struct AppLink: Sendable {
    public let pattern: RoutePattern
    /// The route: `FavoritesRoute.detail(itemId:)`, or what is done where the parser names no route.
    public let route: String
    /// The enumeration that the route is a case of.
    public let type: String?
    /// The case.
    public let name: String
    /// The type that shows the route, where one is found.
    public let coordinator: String?
    /// The function that makes the route of the URL: `FavoritesRoute.parse(_:query:)`.
    public let parser: String
    public var file: String { source.path.text }
    public var span: SourceSpan { source.span(range) }
    /// Whether the app's own parser comes by it; the others are parsers that nobody calls.
    public let isReached: Bool

    let source: SourceFile
    let place: Int
    let range: Range<Int>
    let tests: [LinkTest]
    let leaf: Int
    let entry: Int
}
