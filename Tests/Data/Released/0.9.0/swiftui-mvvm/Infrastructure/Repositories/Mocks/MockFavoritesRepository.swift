#if DEBUG
/// The mock API: answers with samples, in previews and tests too, and remembers what it was asked.
@MainActor
final class MockFavoritesRepository: FavoritesRepositoryProtocol {
    enum Call: Equatable {
        case getFavorites
        case getFavorite(id: String)
    }

    private(set) var calls: [Call] = []

    /// Runs within each call: may look at what the caller shows meanwhile, or throw.
    var onCall: @MainActor () async throws -> Void = {}

    var getFavoritesResult = Favorite.samples
    var getFavoriteResult = Favorite.samples[0]

    func getFavorites() async throws -> [Favorite] {
        calls.append(.getFavorites)
        try await onCall()
        return getFavoritesResult
    }

    func getFavorite(id: String) async throws -> Favorite {
        calls.append(.getFavorite(id: id))
        try await onCall()
        return getFavoriteResult
    }
}

// MARK: - Samples

nonisolated extension Favorite {
    static let samples = [Favorite(id: "favorite-1", title: "Title 1"), Favorite(id: "favorite-2", title: "Title 2")]
}
#endif
