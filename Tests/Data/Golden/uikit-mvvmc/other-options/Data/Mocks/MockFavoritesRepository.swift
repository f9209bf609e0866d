#if DEBUG
/// Stands in for the repository in previews and tests: answers as it is told to and remembers what it was asked.
@MainActor
final class MockFavoritesRepository: FavoritesRepositoryProtocol {
    enum Call: Equatable {
        case getFavorites
        case getFavorite(id: String)
        case removeFavorite(id: String)
        case updateFavorite(favorite: Favorite)
    }

    // MARK: - Properties
    private(set) var calls: [Call] = []
    /// Thrown by every call while it is set.
    var error: Error?
    /// Runs before a call answers.
    var whileRunning: (@MainActor () async -> Void)?
    var getFavoritesResult = [
        Favorite(id: "favorite-1", title: "Title 1", note: "Note 1"),
        Favorite(id: "favorite-2", title: "Title 2", note: "Note 2"),
    ]
    var getFavoriteResult = Favorite(id: "favorite-1", title: "Title 1", note: "Note 1")

    // MARK: - Favorites
    nonisolated func getFavorites(completion: @escaping @Sendable (Result<[Favorite], Error>) -> Void) {
        Task { @MainActor in
            do {
                try await record(.getFavorites)
                completion(.success(getFavoritesResult))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated func getFavorite(id: String, completion: @escaping @Sendable (Result<Favorite, Error>) -> Void) {
        Task { @MainActor in
            do {
                try await record(.getFavorite(id: id))
                completion(.success(getFavoriteResult))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated func removeFavorite(id: String, completion: @escaping @Sendable (Result<Void, Error>) -> Void) {
        Task { @MainActor in
            do {
                try await record(.removeFavorite(id: id))
                completion(.success(()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated func updateFavorite(favorite: Favorite, completion: @escaping @Sendable (Result<Void, Error>) -> Void) {
        Task { @MainActor in
            do {
                try await record(.updateFavorite(favorite: favorite))
                completion(.success(()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    // MARK: - Private Methods
    private func record(_ call: Call) async throws {
        calls.append(call)
        await whileRunning?()
        if let error { throw error }
    }
}
#endif
