// MARK: - Favorites Remote Data Source Protocol
protocol FavoritesRemoteDataSourceProtocol: Sendable {
    func getFavorites() async throws -> [Favorite]
    func getFavorite(id: String) async throws -> Favorite
    func removeFavorite(id: String) async throws
    func updateFavorite(favorite: Favorite) async throws
}

// MARK: - Favorites Remote Data Source
final class FavoritesRemoteDataSource: FavoritesRemoteDataSourceProtocol {
    // MARK: - Services & Dependencies
    private let networkService: NetworkServiceProtocol

    // MARK: - Initialization
    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    // MARK: - Requests
    func getFavorites() async throws -> [Favorite] {
        return try await networkService.request(Endpoint(.get, "favorites"))
    }

    func getFavorite(id: String) async throws -> Favorite {
        return try await networkService.request(Endpoint(.get, "favorites", id))
    }

    func removeFavorite(id: String) async throws {
        try await networkService.send(Endpoint(.delete, "favorites", id))
    }

    func updateFavorite(favorite: Favorite) async throws {
        try await networkService.send(Endpoint(.put, "favorites", favorite.id, body: favorite))
    }
}
