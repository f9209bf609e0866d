nonisolated extension Route {
    /// The screen's URL; `nil` where it has none.
    var link: DeepLink? {
        switch self {
        case .favoritesList:
            DeepLink("favorites")
        case .favoritesDetail(let itemId):
            DeepLink("favorites", itemId)
        }
    }

    /// The screens from its feature's root up to this one: what a deep link opens.
    var stack: [Route] {
        switch self {
        case .favoritesList:
            [self]
        case .favoritesDetail:
            [.favoritesList, self]
        }
    }
}
