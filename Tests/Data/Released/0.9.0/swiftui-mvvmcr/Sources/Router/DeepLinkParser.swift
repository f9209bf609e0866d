import Foundation

nonisolated struct DeepLinkParser {
    static let scheme = "demo"

    static func url(for route: some Route) -> URL? {
        URL(string: "\(scheme)://\(route.path)")
    }

    static func parse(_ url: URL) -> Result<AppRoute, DeepLinkError> {
        guard url.scheme?.lowercased() == scheme else {
            return .failure(.unsupportedScheme)
        }
        guard let link = DeepLink(url), let first = link.components.first else {
            return .failure(.invalidPath)
        }
        let components = link.components
        let query = link.query

        switch first {
        case "favorites":
            return FavoritesRoute.parse(components, query: query)
        default:
            return .failure(.invalidPath)
        }
    }
}
