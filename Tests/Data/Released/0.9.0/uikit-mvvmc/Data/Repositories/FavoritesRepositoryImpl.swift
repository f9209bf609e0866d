final class FavoritesRepositoryImpl: FavoritesRepositoryProtocol {
    // MARK: - Services & Dependencies
    private let remoteDataSource: FavoritesRemoteDataSourceProtocol

    // MARK: - Initialization
    init(remoteDataSource: FavoritesRemoteDataSourceProtocol) {
        self.remoteDataSource = remoteDataSource
    }

    // MARK: - Favorites
    func getFavorites() async throws -> [FavoritesItem] {
        return try await remoteDataSource.getFavorites().map { $0.toEntity() }
    }

    func getFavoritesItem(id: String) async throws -> FavoritesItem {
        return try await remoteDataSource.getFavoritesItem(id: id).toEntity()
    }
}
