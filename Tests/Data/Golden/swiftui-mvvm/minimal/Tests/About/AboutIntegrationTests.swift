import SwiftUI
import Testing

@testable import Demo

@MainActor
struct AboutIntegrationTests {
    private let network: MockNetworkService
    private let coordinator: AppCoordinator

    init() {
        let configuration = AppConfiguration(apiBaseURL: "https://example.com", usesMockAPI: false)
        let container = DIContainer(configuration: configuration)
        network = MockNetworkService()
        container.networkService = network
        coordinator = container.coordinator
    }

    // MARK: - Screens

    // MARK: - Deep Links

    @Test("a URL opens about, in place of what is presented")
    func opensAbout() throws {
        let route: Route = .about
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.paths[.about] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .about)
        #expect(coordinator.path.isEmpty)
        #expect(coordinator.presented.isEmpty)
    }

    // MARK: - Endpoints
}
