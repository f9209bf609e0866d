struct FavoritesRepository: FavoritesRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getFavorites() async throws -> [FavoritesItem] {
        let response: [FavoritesItemDTO] = try await networkService.request(Endpoint(.get, "favorites"))
        return response.map(\.model)
    }

    func getFavoritesItem(id: String) async throws -> FavoritesItem {
        let response: FavoritesItemDTO = try await networkService.request(Endpoint(.get, "favorites", id))
        return response.model
    }
}
