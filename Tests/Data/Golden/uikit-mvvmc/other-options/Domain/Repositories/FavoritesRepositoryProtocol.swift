protocol FavoritesRepositoryProtocol: Sendable {
    func getFavorites(completion: @escaping @Sendable (Result<[Favorite], Error>) -> Void)
    func getFavorite(id: String, completion: @escaping @Sendable (Result<Favorite, Error>) -> Void)
    func removeFavorite(id: String, completion: @escaping @Sendable (Result<Void, Error>) -> Void)
    func updateFavorite(favorite: Favorite, completion: @escaping @Sendable (Result<Void, Error>) -> Void)
}
