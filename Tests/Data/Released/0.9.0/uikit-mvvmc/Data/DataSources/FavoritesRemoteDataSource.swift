// MARK: - Favorites Remote Data Source Protocol
protocol FavoritesRemoteDataSourceProtocol: Sendable {
    func getFavorites() async throws -> [FavoritesItemDTO]
    func getFavoritesItem(id: String) async throws -> FavoritesItemDTO
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
    func getFavorites() async throws -> [FavoritesItemDTO] {
        return try await networkService.request(Endpoint(.get, "favorites"))
    }

    func getFavoritesItem(id: String) async throws -> FavoritesItemDTO {
        return try await networkService.request(Endpoint(.get, "favorites", id))
    }
}
