#if DEBUG
/// Stands in for the repository in previews and tests: answers as it is told to and remembers what it was asked.
@MainActor
final class MockFavoritesRepository: FavoritesRepositoryProtocol {
    enum Call: Equatable {
        case getFavorites
        case getFavorite(id: String)
    }

    // MARK: - Properties
    private(set) var calls: [Call] = []
    /// Thrown by every call while it is set.
    var error: Error?
    /// Runs before a call answers.
    var whileRunning: (@MainActor () async -> Void)?
    var getFavoritesResult = [
        Favorite(id: "favorite-1", title: "Title 1"),
        Favorite(id: "favorite-2", title: "Title 2"),
    ]
    var getFavoriteResult = Favorite(id: "favorite-1", title: "Title 1")

    // MARK: - Favorites
    func getFavorites() async throws -> [Favorite] {
        try await record(.getFavorites)
        return getFavoritesResult
    }

    func getFavorite(id: String) async throws -> Favorite {
        try await record(.getFavorite(id: id))
        return getFavoriteResult
    }

    // MARK: - Private Methods
    private func record(_ call: Call) async throws {
        calls.append(call)
        await whileRunning?()
        if let error { throw error }
    }
}
#endif
