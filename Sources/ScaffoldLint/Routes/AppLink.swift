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
    public let file: String
    public let span: SourceSpan
    /// Whether the app's own parser comes by it; the others are parsers that nobody calls.
    public let isReached: Bool

    let place: Int
    let range: Range<Int>
    let tests: [LinkTest]
    let leaf: Int
    let entry: Int
}
