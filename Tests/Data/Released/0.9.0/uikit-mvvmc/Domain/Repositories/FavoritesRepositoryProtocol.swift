protocol FavoritesRepositoryProtocol: Sendable {
    func getFavorites() async throws -> [Favorite]
    func getFavorite(id: String) async throws -> Favorite
}
