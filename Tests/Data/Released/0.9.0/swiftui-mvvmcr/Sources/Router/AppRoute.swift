// MARK: - AppRoute

nonisolated enum AppRoute: Route {
    case favorites(FavoritesRoute?)

    var id: String {
        switch self {
        case .favorites(let route):
            return route?.id ?? "app-favorites"
        }
    }

    var path: String {
        switch self {
        case .favorites(let route):
            return route?.path ?? "favorites"
        }
    }
}
