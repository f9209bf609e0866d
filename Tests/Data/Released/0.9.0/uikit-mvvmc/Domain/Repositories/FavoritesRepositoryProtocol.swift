protocol FavoritesRepositoryProtocol: Sendable {
    func getFavorites() async throws -> [FavoritesItem]
    func getFavoritesItem(id: String) async throws -> FavoritesItem
}
