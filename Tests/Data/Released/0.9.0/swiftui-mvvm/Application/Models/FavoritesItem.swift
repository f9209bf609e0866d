nonisolated struct FavoritesItem: Hashable, Identifiable, Sendable {
    let id: String
    let title: String
}
