// MARK: - Remove Favorite Use Case Protocol
protocol RemoveFavoriteUseCaseProtocol: Sendable {
    func execute(id: String, completion: @escaping @Sendable (Result<Void, Error>) -> Void)
}

extension RemoveFavoriteUseCaseProtocol {
    func execute(id: String) async throws {
        try await withCheckedThrowingContinuation { continuation in
            execute(id: id) { continuation.resume(with: $0) }
        }
    }
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
    func execute(id: String, completion: @escaping @Sendable (Result<Void, Error>) -> Void) {
        repository.removeFavorite(id: id, completion: completion)
    }
}
