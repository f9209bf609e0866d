// MARK: - Get Favorites Item Use Case Protocol
protocol GetFavoritesItemUseCaseProtocol: Sendable {
    func execute(id: String) async throws -> FavoritesItem
}

// MARK: - Get Favorites Item Use Case
final class GetFavoritesItemUseCase: GetFavoritesItemUseCaseProtocol {
    // MARK: - Services & Dependencies
    private let repository: FavoritesRepositoryProtocol

    // MARK: - Initialization
    init(repository: FavoritesRepositoryProtocol) {
        self.repository = repository
    }

    // MARK: - Execution
    func execute(id: String) async throws -> FavoritesItem {
        return try await repository.getFavoritesItem(id: id)
    }
}
