// MARK: - Remove Favorite Use Case Protocol
protocol RemoveFavoriteUseCaseProtocol: Sendable {
    func execute(id: String) async throws
}

// MARK: - Remove Favorite Use Case
final class RemoveFavoriteUseCase: RemoveFavoriteUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: FavoritesRepositoryProtocol

    // MARK: - Initialization
    init(repository: FavoritesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(id: String) async throws {
        try await repository.removeFavorite(id: id)
    }
}
