import Foundation
import Testing

@testable import Demo

@MainActor
struct DIContainerTests {
    @Test("answers from the mock API where the configuration says so")
    func usesMockAPI() {
        let configuration = AppConfiguration(apiBaseURL: "https://example.com", usesMockAPI: true)
        let container = DIContainer(configuration: configuration)
        #expect(container.usesMockAPI)
        #expect(container.favoritesRepository is MockFavoritesRepository)
    }

    @Test("asks the REST API where the configuration says so")
    func usesREST() {
        let configuration = AppConfiguration(apiBaseURL: "https://example.com", usesMockAPI: false)
        let container = DIContainer(configuration: configuration)
        #expect(container.networkService is NetworkService)
        #expect(container.favoritesRepository is FavoritesRepository)
    }

    @Test("shows sample data in Debug, unless the launch argument says NO")
    func showsSampleData() throws {
        let suite = UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        #expect(AppConfiguration(info: [:], defaults: defaults).usesMockAPI)

        defaults.set("NO", forKey: "SampleData")
        #expect(!AppConfiguration(info: [:], defaults: defaults).usesMockAPI)

        defaults.set("YES", forKey: "SampleData")
        #expect(AppConfiguration(info: [:], defaults: defaults).usesMockAPI)
    }

    @Test("the base URL comes from the build's configuration")
    func readsBaseURL() {
        let configuration = AppConfiguration(info: ["APIBaseURL": "https://example.com"])
        #expect(configuration.apiBaseURL == "https://example.com")
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
