#if DEBUG
/// Stands in for the repository in previews and tests: answers as it is told to and remembers what it was asked.
@MainActor
final class MockFavoritesRepository: FavoritesRepositoryProtocol {
    enum Call: Equatable {
        case getFavorites
        case getFavoritesItem(id: String)
    }

    // MARK: - Properties
    private(set) var calls: [Call] = []
    /// Thrown by every call while it is set.
    var error: Error?
    /// Runs before a call answers.
    var whileRunning: (@MainActor () async -> Void)?
    var getFavoritesResult = [
        FavoritesItem(id: "favorites-item-1", title: "Title 1"),
        FavoritesItem(id: "favorites-item-2", title: "Title 2"),
    ]
    var getFavoritesItemResult = FavoritesItem(id: "favorites-item-1", title: "Title 1")

    // MARK: - Favorites
    func getFavorites() async throws -> [FavoritesItem] {
        try await record(.getFavorites)
        return getFavoritesResult
    }

    func getFavoritesItem(id: String) async throws -> FavoritesItem {
        try await record(.getFavoritesItem(id: id))
        return getFavoritesItemResult
    }

    // MARK: - Private Methods
    private func record(_ call: Call) async throws {
        calls.append(call)
        await whileRunning?()
        if let error { throw error }
    }
}
#endif
