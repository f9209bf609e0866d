/// A tab: the root screen of a feature, and what the tab bar says of it.
nonisolated struct AppTab: Identifiable, Sendable {
    let root: Route
    /// A key of the string catalogue.
    let title: String
    let systemImage: String

    var id: Route { root }

    static let all = [about]
}

// MARK: - Features

nonisolated extension AppTab {
    static let about = AppTab(root: .about, title: "about.tab", systemImage: "square.grid.2x2")
}
