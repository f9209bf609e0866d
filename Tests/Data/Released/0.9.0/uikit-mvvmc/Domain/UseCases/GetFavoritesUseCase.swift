// MARK: - Get Favorites Use Case Protocol
protocol GetFavoritesUseCaseProtocol: Sendable {
    func execute() async throws -> [Favorite]
}

// MARK: - Get Favorites Use Case
final class GetFavoritesUseCase: GetFavoritesUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: FavoritesRepositoryProtocol

    // MARK: - Initialization
    init(repository: FavoritesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute() async throws -> [Favorite] {
        return try await repository.getFavorites()
    }
}
