protocol FavoritesRepositoryProtocol: Sendable {
    func getFavorites() async throws -> [Favorite]
    func getFavorite(id: String) async throws -> Favorite
    func removeFavorite(id: String) async throws
    func updateFavorite(favorite: Favorite) async throws
}
