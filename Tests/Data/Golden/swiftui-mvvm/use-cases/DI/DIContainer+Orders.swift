extension DIContainer {
    func makeOrdersRepository() -> OrdersRepositoryProtocol {
        #if DEBUG
        if usesMockAPI { return MockOrdersRepository() }
        #endif
        return OrdersRepository(networkService: networkService)
    }
}
