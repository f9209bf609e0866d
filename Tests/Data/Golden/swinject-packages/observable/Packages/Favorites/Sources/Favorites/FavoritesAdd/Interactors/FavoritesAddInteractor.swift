nonisolated struct FavoritesAddInteractor: FavoritesAddInteractorProtocol {
    private let repository: FavoritesRepositoryProtocol

    init(repository: FavoritesRepositoryProtocol) {
        self.repository = repository
    }

    func addFavorite(title: String, isPinned: Bool) async throws {
        try await repository.addFavorite(title: title, isPinned: isPinned)
    }
}
