import Favorites

/// A place in the app that a deep link opens.
nonisolated enum AppRoute: Hashable {
    case home
    case favorites(FavoritesRoute)
}
