nonisolated protocol FavoritesEditInteractorProtocol: Sendable {
    func getFavorite(id: String) async throws -> Favorite
    func updateFavorite(favorite: Favorite) async throws
}
