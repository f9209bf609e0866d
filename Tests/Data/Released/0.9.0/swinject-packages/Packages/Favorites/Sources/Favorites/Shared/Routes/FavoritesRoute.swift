import Common

/// The places in Favorites that a deep link opens.
public nonisolated enum FavoritesRoute: Route {
    case list
    case detail(itemId: String)

    public var link: DeepLink {
        switch self {
        case .list:
            return DeepLink("favorites")
        case .detail(let itemId):
            return DeepLink("favorites", itemId)
        }
    }
}

// MARK: - Parser

nonisolated extension FavoritesRoute {
    public static func parse(_ link: DeepLink) -> FavoritesRoute? {
        let components = link.components
        guard components.first == "favorites" else { return nil }

        if components.count == 1 {
            return .list
        } else if components.count == 2 {
            return .detail(itemId: components[1])
        }
        return nil
    }
}
