final class FavoritesRepositoryImpl: FavoritesRepositoryProtocol {
    // MARK: - Services & Dependencies
    private let remoteDataSource: FavoritesRemoteDataSourceProtocol

    // MARK: - Initialization
    init(remoteDataSource: FavoritesRemoteDataSourceProtocol) {
        self.remoteDataSource = remoteDataSource
    }

    // MARK: - Favorites
    func getFavorites(completion: @escaping @Sendable (Result<[Favorite], Error>) -> Void) {
        Task {
            do {
                completion(.success(try await remoteDataSource.getFavorites()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func getFavorite(id: String, completion: @escaping @Sendable (Result<Favorite, Error>) -> Void) {
        Task {
            do {
                completion(.success(try await remoteDataSource.getFavorite(id: id)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func removeFavorite(id: String, completion: @escaping @Sendable (Result<Void, Error>) -> Void) {
        Task {
            do {
                try await remoteDataSource.removeFavorite(id: id)
                completion(.success(()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func updateFavorite(favorite: Favorite, completion: @escaping @Sendable (Result<Void, Error>) -> Void) {
        Task {
            do {
                try await remoteDataSource.updateFavorite(favorite: favorite)
                completion(.success(()))
            } catch {
                completion(.failure(error))
            }
        }
    }
}
