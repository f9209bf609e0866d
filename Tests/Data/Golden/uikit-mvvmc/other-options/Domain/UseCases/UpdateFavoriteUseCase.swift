// MARK: - Update Favorite Use Case Protocol
protocol UpdateFavoriteUseCaseProtocol: Sendable {
    func execute(favorite: Favorite, completion: @escaping @Sendable (Result<Void, Error>) -> Void)
}

extension UpdateFavoriteUseCaseProtocol {
    func execute(favorite: Favorite) async throws {
        try await withCheckedThrowingContinuation { continuation in
            execute(favorite: favorite) { continuation.resume(with: $0) }
        }
    }
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
    func execute(favorite: Favorite, completion: @escaping @Sendable (Result<Void, Error>) -> Void) {
        repository.updateFavorite(favorite: favorite, completion: completion)
    }
}
