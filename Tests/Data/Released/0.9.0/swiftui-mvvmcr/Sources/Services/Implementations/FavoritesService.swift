struct FavoritesService: FavoritesServiceProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getFavorites() async throws -> [Favorite] {
        try await networkService.value(for: NetworkRequest(.get, "favorites"))
    }

    func getFavorite(id: String) async throws -> Favorite {
        try await networkService.value(for: NetworkRequest(.get, "favorites/\(id.urlEncoded)"))
    }
}
