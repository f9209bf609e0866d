/// A place in the app that a deep link opens; a module without a route of its own stands for its first screen.
nonisolated enum AppRoute: Equatable, Sendable {
    case favorites(FavoritesRoute?)
}
