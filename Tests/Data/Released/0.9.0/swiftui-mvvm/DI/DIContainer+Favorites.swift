extension DIContainer {
    func makeFavoritesRepository() -> FavoritesRepositoryProtocol {
        #if DEBUG
        if usesMockAPI { return MockFavoritesRepository() }
        #endif
        return FavoritesRepository(networkService: networkService)
    }
}
