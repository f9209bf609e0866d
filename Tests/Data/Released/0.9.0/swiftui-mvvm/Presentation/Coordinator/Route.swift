// MARK: - Route

/// A screen of the app with what it is given.
nonisolated enum Route: Hashable, Sendable {
    case favoritesList
    case favoritesDetail(itemId: String)
}

// MARK: - Identifiable

nonisolated extension Route: Identifiable {
    var id: Self { self }
}

// MARK: - Presentation

nonisolated extension Route {
    enum Presentation: Sendable {
        case push
        case sheet
        case fullScreen
    }

    var presentation: Presentation {
        switch self {
        case .favoritesList: .push
        case .favoritesDetail: .push
        }
    }
}
