struct FavoritesRepository: FavoritesRepositoryProtocol {
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
        try await networkService.data(for: Endpoint(.delete, "favorites", id))
    }

    func updateFavorite(favorite: Favorite) async throws {
        try await networkService.data(for: Endpoint(.put, "favorites", favorite.id, body: favorite))
    }
}
