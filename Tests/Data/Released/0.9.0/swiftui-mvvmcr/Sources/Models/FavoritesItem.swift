nonisolated struct FavoritesItem: Codable, Hashable, Identifiable, Sendable {
    let id: String
    let title: String
}
