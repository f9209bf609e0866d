extension DependencyContainer {
    func makeCatalogItemsService() -> CatalogItemsServiceProtocol {
        #if DEBUG
        if usesSampleData { return MockCatalogItemsService() }
        #endif
        return CatalogItemsService(networkService: networkService)
    }
}
