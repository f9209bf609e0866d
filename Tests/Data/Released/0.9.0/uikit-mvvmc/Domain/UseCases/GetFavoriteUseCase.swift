// MARK: - Get Favorite Use Case Protocol
protocol GetFavoriteUseCaseProtocol: Sendable {
    func execute(id: String) async throws -> Favorite
}

// MARK: - Get Favorite Use Case
final class GetFavoriteUseCase: GetFavoriteUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: FavoritesRepositoryProtocol

    // MARK: - Initialization
    init(repository: FavoritesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(id: String) async throws -> Favorite {
        return try await repository.getFavorite(id: id)
    }
}
