extension DependencyContainer {
    func makeOrdersService() -> OrdersServiceProtocol {
        #if DEBUG
        if usesSampleData { return MockOrdersService() }
        #endif
        return OrdersService(networkService: networkService)
    }
}
