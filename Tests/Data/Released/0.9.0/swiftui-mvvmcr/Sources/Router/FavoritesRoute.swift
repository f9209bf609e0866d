// MARK: - FavoritesRoute

nonisolated enum FavoritesRoute: Route {
    case list
    case detail(itemId: String)

    var id: String {
        switch self {
        case .list:
            return "favorites-list"
        case .detail(let itemId):
            return "favorites-detail-\(itemId)"
        }
    }

    var path: String {
        switch self {
        case .list:
            return "favorites"
        case .detail(let itemId):
            return "favorites/\(itemId.urlEncoded)"
        }
    }
}

// MARK: - FavoritesRoute Parser

extension FavoritesRoute {
    /// Reads the decoded components of a URL. An empty component is refused: it names nothing.
    nonisolated static func parse(
        _ components: [String],
        query queryItems: [String: String] = [:]
    ) -> Result<AppRoute, DeepLinkError> {
        guard components.first == "favorites", !components.contains("") else {
            return .failure(.invalidPath)
        }

        if components.count == 1 {
            return .success(.favorites(.list))
        } else if components.count == 2 {
            return .success(.favorites(.detail(itemId: components[1])))
        }

        return .failure(.invalidPath)
    }
}
