// MARK: - Get Favorites Use Case Protocol
protocol GetFavoritesUseCaseProtocol: Sendable {
    func execute() async throws -> [FavoritesItem]
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
    func execute() async throws -> [FavoritesItem] {
        return try await repository.getFavorites()
    }
}
