// MARK: - Favorites Remote Data Source Protocol
protocol FavoritesRemoteDataSourceProtocol: Sendable {
    func getFavorites() async throws -> [FavoriteDTO]
    func getFavorite(id: String) async throws -> FavoriteDTO
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
    func getFavorites() async throws -> [FavoriteDTO] {
        return try await networkService.request(Endpoint(.get, "favorites"))
    }

    func getFavorite(id: String) async throws -> FavoriteDTO {
        return try await networkService.request(Endpoint(.get, "favorites", id))
    }
}
