struct FavoritesRepository: FavoritesRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getFavorites() async throws -> [Favorite] {
        let response: [FavoriteDTO] = try await networkService.request(Endpoint(.get, "favorites"))
        return response.map(\.model)
    }

    func getFavorite(id: String) async throws -> Favorite {
        let response: FavoriteDTO = try await networkService.request(Endpoint(.get, "favorites", id))
        return response.model
    }
}
