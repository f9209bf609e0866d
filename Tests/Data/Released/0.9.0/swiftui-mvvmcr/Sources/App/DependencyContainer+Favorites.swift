extension DependencyContainer {
    func makeFavoritesService() -> FavoritesServiceProtocol {
        #if DEBUG
        if usesSampleData { return MockFavoritesService() }
        #endif
        return FavoritesService(networkService: networkService)
    }
}
