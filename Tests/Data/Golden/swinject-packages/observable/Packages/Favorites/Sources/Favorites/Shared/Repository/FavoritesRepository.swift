import Common

nonisolated struct FavoritesRepository: FavoritesRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getFavorites() async throws -> [Favorite] {
        try await networkService.request(Endpoint(.get, "favorites"))
    }

    func getFavorite(id: String) async throws -> Favorite {
        try await networkService.request(Endpoint(.get, "favorites", id))
    }

    func removeFavorite(id: String) async throws {
        try await networkService.send(Endpoint(.delete, "favorites", id))
    }

    func addFavorite(title: String, isPinned: Bool) async throws {
        struct Body: Encodable {
            let title: String
            let isPinned: Bool
        }

        try await networkService.send(Endpoint(.post, "favorites", body: Body(title: title, isPinned: isPinned)))
    }
}
