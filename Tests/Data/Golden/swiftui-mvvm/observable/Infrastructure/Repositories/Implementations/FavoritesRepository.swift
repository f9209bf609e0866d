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

    func removeFavorite(id: String) async throws {
        try await networkService.data(for: Endpoint(.delete, "favorites", id))
    }

    func addFavorite(title: String, isPinned: Bool) async throws {
        try await networkService.data(
            for: Endpoint(.post, "favorites", body: AddFavoriteRequest(title: title, isPinned: isPinned))
        )
    }
}
