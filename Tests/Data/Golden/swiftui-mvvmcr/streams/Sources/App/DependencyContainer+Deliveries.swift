extension DependencyContainer {
    func makeDeliveriesService() -> DeliveriesServiceProtocol {
        #if DEBUG
        if usesSampleData { return MockDeliveriesService() }
        #endif
        return DeliveriesService(networkService: networkService)
    }
}
