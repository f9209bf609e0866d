import Testing

@testable import Demo

@MainActor
struct DIContainerTests {
    @Test("answers from the mock API where no base URL is configured")
    func usesMockAPI() {
        let configuration = AppConfiguration(info: [:])
        #expect(configuration.usesMockAPI)

        let container = DIContainer(configuration: configuration)
        #expect(container.favoritesRepository is MockFavoritesRepository)
    }

    @Test("asks the REST API where a base URL is configured")
    func usesREST() {
        let configuration = AppConfiguration(info: ["APIBaseURL": "https://example.com"])
        #expect(configuration.apiBaseURL == "https://example.com")

        let container = DIContainer(configuration: configuration)
        #expect(container.networkService is NetworkService)
        #expect(container.favoritesRepository is FavoritesRepository)
    }

    @Test("has one coordinator, which knows the container")
    func hasOneCoordinator() {
        let container = DIContainer()
        let coordinator = container.coordinator
        #expect(container.coordinator === coordinator)
        #expect(coordinator.container === container)
    }

    @Test("container and coordinator do not keep each other alive")
    func isReleased() {
        weak var released: DIContainer?
        let use = { (container: DIContainer) in
            released = container.coordinator.container
        }
        use(DIContainer())
        #expect(released == nil)
    }
}
