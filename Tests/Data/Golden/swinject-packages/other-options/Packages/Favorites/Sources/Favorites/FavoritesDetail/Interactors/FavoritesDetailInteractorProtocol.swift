nonisolated protocol FavoritesDetailInteractorProtocol: Sendable {
    func getFavorite(id: String) async throws -> Favorite
    func removeFavorite(id: String) async throws
}
