import Common

nonisolated struct FavoritesRepository: FavoritesRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getFavorites() async throws -> [FavoritesItem] {
        try await networkService.request(Endpoint(.get, "favorites"))
    }

    func getFavoritesItem(id: String) async throws -> FavoritesItem {
        try await networkService.request(Endpoint(.get, "favorites", id))
    }
}
