// MARK: - Update Favorite Use Case Protocol
protocol UpdateFavoriteUseCaseProtocol: Sendable {
    func execute(favorite: Favorite) async throws
}

// MARK: - Update Favorite Use Case
final class UpdateFavoriteUseCase: UpdateFavoriteUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: FavoritesRepositoryProtocol

    // MARK: - Initialization
    init(repository: FavoritesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(favorite: Favorite) async throws {
        try await repository.updateFavorite(favorite: favorite)
    }
}
