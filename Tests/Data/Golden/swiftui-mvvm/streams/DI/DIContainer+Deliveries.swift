extension DIContainer {
    func makeDeliveriesRepository() -> DeliveriesRepositoryProtocol {
        #if DEBUG
        if usesMockAPI { return MockDeliveriesRepository() }
        #endif
        return DeliveriesRepository(networkService: networkService)
    }
}
