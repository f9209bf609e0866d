struct FavoritesService: FavoritesServiceProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getFavorites() async throws -> [FavoritesItem] {
        try await networkService.value(for: NetworkRequest(.get, "favorites"))
    }

    func getFavoritesItem(id: String) async throws -> FavoritesItem {
        try await networkService.value(for: NetworkRequest(.get, "favorites/\(id.urlEncoded)"))
    }
}
