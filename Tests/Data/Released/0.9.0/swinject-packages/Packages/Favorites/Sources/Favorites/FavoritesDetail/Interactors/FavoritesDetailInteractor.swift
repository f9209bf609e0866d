nonisolated struct FavoritesDetailInteractor: FavoritesDetailInteractorProtocol {
    private let repository: FavoritesRepositoryProtocol

    init(repository: FavoritesRepositoryProtocol) {
        self.repository = repository
    }

    func getFavorite(id: String) async throws -> Favorite {
        try await repository.getFavorite(id: id)
    }
}
