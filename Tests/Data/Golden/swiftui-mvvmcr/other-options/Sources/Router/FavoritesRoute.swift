// MARK: - FavoritesRoute

nonisolated enum FavoritesRoute: Route {
    case list
    case detail(itemId: String)
    case edit(itemId: String, mode: EditorMode)
    case settings

    var id: String {
        switch self {
        case .list:
            return "favorites-list"
        case .detail(let itemId):
            return "favorites-detail-\(itemId)"
        case .edit(let itemId, let mode):
            return "favorites-edit-\(itemId.urlEncoded)/\(mode.rawValue)"
        case .settings:
            return "favorites-settings"
        }
    }

    var path: String {
        switch self {
        case .list:
            return "favorites"
        case .detail(let itemId):
            return "favorites/\(itemId.urlEncoded)"
        case .edit(let itemId, let mode):
            return "favorites/\(itemId.urlEncoded)/edit".withQuery(["mode": mode.rawValue])
        case .settings:
            return "favorites/settings"
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
        } else if components.count == 2, components[1] == "settings" {
            return .success(.favorites(.settings))
        } else if components.count == 2 {
            return .success(.favorites(.detail(itemId: components[1])))
        } else if components.count == 3,
            components[2] == "edit",
            let mode = queryItems["mode"].map({ EditorMode(rawValue: $0) }) ?? .update
        {
            return .success(.favorites(.edit(itemId: components[1], mode: mode)))
        }

        return .failure(.invalidPath)
    }
}
