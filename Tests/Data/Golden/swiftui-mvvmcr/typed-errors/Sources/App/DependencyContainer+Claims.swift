extension DependencyContainer {
    func makeClaimsService() -> ClaimsServiceProtocol {
        #if DEBUG
        if usesSampleData { return MockClaimsService() }
        #endif
        return ClaimsService(networkService: networkService)
    }
}
