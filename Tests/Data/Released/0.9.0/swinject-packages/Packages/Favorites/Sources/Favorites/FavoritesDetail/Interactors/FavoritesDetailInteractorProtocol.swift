nonisolated protocol FavoritesDetailInteractorProtocol: Sendable {
    func getFavorite(id: String) async throws -> Favorite
}
