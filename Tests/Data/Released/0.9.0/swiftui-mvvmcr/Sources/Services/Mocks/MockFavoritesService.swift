#if DEBUG
/// Answers with samples, for previews and tests, and remembers what it was asked.
@MainActor
final class MockFavoritesService: FavoritesServiceProtocol {
    enum Call: Equatable {
        case getFavorites
        case getFavoritesItem(id: String)
    }

    private(set) var calls: [Call] = []

    /// Runs within each call: may look at what the caller shows meanwhile, or throw in the service's place.
    var onCall: @MainActor () async throws -> Void = {}

    var getFavoritesResult = FavoritesItem.samples
    var getFavoritesItemResult = FavoritesItem.samples[0]

    func getFavorites() async throws -> [FavoritesItem] {
        calls.append(.getFavorites)
        try await onCall()
        return getFavoritesResult
    }

    func getFavoritesItem(id: String) async throws -> FavoritesItem {
        calls.append(.getFavoritesItem(id: id))
        try await onCall()
        return getFavoritesItemResult
    }
}

// MARK: - Samples

nonisolated extension FavoritesItem {
    static let samples = [
        FavoritesItem(id: "favorites-item-1", title: "Title 1"),
        FavoritesItem(id: "favorites-item-2", title: "Title 2"),
    ]
}

#endif
