import Foundation
import Testing

@testable import Demo

@MainActor
struct AppCoordinatorTests {
    private let coordinator: AppCoordinator

    init() {
        coordinator = AppCoordinator(dependencyContainer: DependencyContainer())
    }

    // MARK: - Deep Link Handling

    @Test("a deep link to about reaches the feature")
    func opensAbout() throws {
        let route = AboutRoute.about
        coordinator.handle(url: try #require(DeepLinkParser.url(for: route)))
        #expect(coordinator.selectedTab == .about)
    }

    @Test("a deep link takes down whatever covers its target")
    func dismissesWhatIsPresented() {
        coordinator.aboutCoordinator.present(.about)
        coordinator.handle(route: .about(nil))
        #expect(coordinator.aboutCoordinator.presentedSheet == nil)
    }

    @Test("a URL that is none of the app's changes nothing")
    func ignoresOtherURLs() throws {
        coordinator.aboutCoordinator.push(.about)
        coordinator.handle(url: try #require(URL(string: "\(DeepLinkParser.scheme)://nowhere")))
        #expect(coordinator.aboutCoordinator.navigationStack.count == 1)
    }
}
