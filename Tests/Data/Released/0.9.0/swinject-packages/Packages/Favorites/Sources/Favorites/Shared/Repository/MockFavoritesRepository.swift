#if DEBUG
/// Answers with samples, for previews and tests, and remembers what it was asked.
@MainActor
final class MockFavoritesRepository {
    /// The assembly, which is not on the main actor, registers it.
    nonisolated init() {}

    enum Call: Equatable {
        case getFavorites
        case getFavoritesItem(id: String)
    }

    private(set) var calls: [Call] = []

    /// Runs within each call: may look at what the caller shows meanwhile, or throw in the repository's place.
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

extension MockFavoritesRepository: FavoritesRepositoryProtocol {}

nonisolated extension FavoritesItem {
    static let samples = [
        FavoritesItem(id: "favorites-item-1", title: "Title 1"),
        FavoritesItem(id: "favorites-item-2", title: "Title 2"),
    ]
}
#endif
