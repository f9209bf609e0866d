/// A tab: the root screen of a feature, and what the tab bar says of it.
nonisolated struct AppTab: Identifiable, Sendable {
    let root: Route
    /// A key of the string catalogue.
    let title: String
    let systemImage: String

    var id: Route { root }

    static let all = [favorites]
}

// MARK: - Features

nonisolated extension AppTab {
    static let favorites = AppTab(root: .favoritesList, title: "favorites.tab", systemImage: "star")
}
