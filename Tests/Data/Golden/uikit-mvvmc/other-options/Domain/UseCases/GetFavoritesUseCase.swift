// MARK: - Get Favorites Use Case Protocol
protocol GetFavoritesUseCaseProtocol: Sendable {
    func execute(completion: @escaping @Sendable (Result<[Favorite], Error>) -> Void)
}

extension GetFavoritesUseCaseProtocol {
    func execute() async throws -> [Favorite] {
        return try await withCheckedThrowingContinuation { continuation in
            execute { continuation.resume(with: $0) }
        }
    }
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
    func execute(completion: @escaping @Sendable (Result<[Favorite], Error>) -> Void) {
        repository.getFavorites(completion: completion)
    }
}
