// MARK: - Favorites Route
nonisolated enum FavoritesRoute: Route {
    case list
    case detail(itemId: String)

    var link: DeepLink {
        switch self {
        case .list:
            return DeepLink("favorites")
        case .detail(let itemId):
            return DeepLink("favorites", itemId)
        }
    }
}

// MARK: - Favorites Route Parser
nonisolated extension FavoritesRoute {
    static func parse(_ link: DeepLink) -> FavoritesRoute? {
        guard link.components.first == "favorites" else { return nil }
        let segments = Array(link.components.dropFirst())
        switch segments.count {
        case 0:
            return .list
        case 1:
            return .detail(itemId: segments[0])
        default:
            return nil
        }
    }
}
