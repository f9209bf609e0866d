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
}
