nonisolated struct FavoritesDetailInteractor: FavoritesDetailInteractorProtocol {
    private let repository: FavoritesRepositoryProtocol

    init(repository: FavoritesRepositoryProtocol) {
        self.repository = repository
    }

    func getFavoritesItem(id: String) async throws -> FavoritesItem {
        try await repository.getFavoritesItem(id: id)
    }
}
