nonisolated protocol FavoritesInteractorProtocol: Sendable {
    func getFavorites() async throws -> [Favorite]
}
