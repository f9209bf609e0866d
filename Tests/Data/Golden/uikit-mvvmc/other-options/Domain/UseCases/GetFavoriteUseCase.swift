// MARK: - Get Favorite Use Case Protocol
protocol GetFavoriteUseCaseProtocol: Sendable {
    func execute(id: String, completion: @escaping @Sendable (Result<Favorite, Error>) -> Void)
}

extension GetFavoriteUseCaseProtocol {
    func execute(id: String) async throws -> Favorite {
        return try await withCheckedThrowingContinuation { continuation in
            execute(id: id) { continuation.resume(with: $0) }
        }
    }
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
    func execute(id: String, completion: @escaping @Sendable (Result<Favorite, Error>) -> Void) {
        repository.getFavorite(id: id, completion: completion)
    }
}
