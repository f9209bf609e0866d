nonisolated struct FavoritesInteractor: FavoritesInteractorProtocol {
    private let repository: FavoritesRepositoryProtocol

    init(repository: FavoritesRepositoryProtocol) {
        self.repository = repository
    }

    func getFavorites() async throws -> [Favorite] {
        try await repository.getFavorites()
    }
}
