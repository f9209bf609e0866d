nonisolated protocol FavoritesDetailInteractorProtocol: Sendable {
    func getFavoritesItem(id: String) async throws -> FavoritesItem
}
