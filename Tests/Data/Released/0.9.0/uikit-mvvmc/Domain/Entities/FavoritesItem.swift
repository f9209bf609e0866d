nonisolated struct FavoritesItem: Equatable, Sendable {
    let id: String
    let title: String
}
