extension DIContainer {
    func makeCatalogItemsRepository() -> CatalogItemsRepositoryProtocol {
        #if DEBUG
        if usesMockAPI { return MockCatalogItemsRepository() }
        #endif
        return CatalogItemsRepository(networkService: networkService)
    }
}
