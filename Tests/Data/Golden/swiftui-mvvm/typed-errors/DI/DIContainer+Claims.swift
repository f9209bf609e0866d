extension DIContainer {
    func makeClaimsRepository() -> ClaimsRepositoryProtocol {
        #if DEBUG
        if usesMockAPI { return MockClaimsRepository() }
        #endif
        return ClaimsRepository(networkService: networkService)
    }
}
