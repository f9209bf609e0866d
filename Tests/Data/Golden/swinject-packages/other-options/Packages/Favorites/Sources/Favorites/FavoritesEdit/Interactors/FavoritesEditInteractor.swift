nonisolated struct FavoritesEditInteractor: FavoritesEditInteractorProtocol {
    private let repository: FavoritesRepositoryProtocol

    init(repository: FavoritesRepositoryProtocol) {
        self.repository = repository
    }

    func getFavorite(id: String) async throws -> Favorite {
        try await repository.getFavorite(id: id)
    }

    func updateFavorite(favorite: Favorite) async throws {
        try await repository.updateFavorite(favorite: favorite)
    }
}
