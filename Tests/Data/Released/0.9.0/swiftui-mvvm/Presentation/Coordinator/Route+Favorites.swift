// MARK: - Favorites

nonisolated extension Route {
    /// The route that a URL of the feature names.
    static func parseFavorites(_ link: DeepLink) -> Route? {
        let components = link.components
        if components.count == 1 {
            return .favoritesList
        }
        if components.count == 2 {
            return .favoritesDetail(itemId: components[1])
        }
        return nil
    }
}
