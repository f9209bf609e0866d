nonisolated protocol FavoritesAddInteractorProtocol: Sendable {
    func addFavorite(title: String, isPinned: Bool) async throws
}
