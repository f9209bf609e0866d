final class FavoritesRepositoryImpl: FavoritesRepositoryProtocol {
    // MARK: - Services & Dependencies
    private let remoteDataSource: FavoritesRemoteDataSourceProtocol

    // MARK: - Initialization
    init(remoteDataSource: FavoritesRemoteDataSourceProtocol) {
        self.remoteDataSource = remoteDataSource
    }

    // MARK: - Favorites
    func getFavorites() async throws -> [Favorite] {
        return try await remoteDataSource.getFavorites().map { $0.toEntity() }
    }

    func getFavorite(id: String) async throws -> Favorite {
        return try await remoteDataSource.getFavorite(id: id).toEntity()
    }
}
