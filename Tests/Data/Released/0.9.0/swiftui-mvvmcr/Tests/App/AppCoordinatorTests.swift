import Foundation
import Testing

@testable import Demo

@MainActor
struct AppCoordinatorTests {
    private let session: MockSessionService
    private let coordinator: AppCoordinator

    init() {
        session = MockSessionService()
        let container = DependencyContainer()
        container.sessionService = session
        coordinator = AppCoordinator(dependencyContainer: container)
    }

    // MARK: - Authentication

    @Test("signing in opens the gate and starts a session")
    func signsIn() {
        #expect(!coordinator.isAuthenticated)

        coordinator.login()
        #expect(coordinator.isAuthenticated)
        #expect(session.isActive)
    }

    @Test("the gate is open where a session is still active")
    func goesOn() {
        session.start()
        let container = DependencyContainer()
        container.sessionService = session
        #expect(AppCoordinator(dependencyContainer: container).isAuthenticated)
    }

    @Test("signing out closes the gate, ends the session and resets the features")
    func signsOut() {
        coordinator.login()
        coordinator.switchTab(.favorites)
        coordinator.favoritesCoordinator.push(.list)

        coordinator.logout()
        #expect(!coordinator.isAuthenticated)
        #expect(!session.isActive)
        #expect(coordinator.selectedTab == .favorites)
        #expect(coordinator.favoritesCoordinator.navigationStack.isEmpty)
    }

    // MARK: - Deep Link Handling

    @Test("a deep link to favorites reaches the feature")
    func opensFavorites() throws {
        let route = FavoritesRoute.detail(itemId: "item-1")
        coordinator.login()
        coordinator.handle(url: try #require(DeepLinkParser.url(for: route)))
        #expect(coordinator.selectedTab == .favorites)
        #expect(coordinator.favoritesCoordinator.navigationStack.last?.route == AnyHashable(route))
    }

    @Test("a deep link waits until the user has signed in")
    func waitsForSignIn() {
        coordinator.favoritesCoordinator.push(.list)
        coordinator.handle(route: .favorites(.list))
        #expect(!coordinator.favoritesCoordinator.navigationStack.isEmpty)

        coordinator.login()
        #expect(coordinator.favoritesCoordinator.navigationStack.isEmpty)
    }

    @Test("a deep link takes down whatever covers its target")
    func dismissesWhatIsPresented() {
        coordinator.login()
        coordinator.favoritesCoordinator.present(.list)
        coordinator.handle(route: .favorites(nil))
        #expect(coordinator.favoritesCoordinator.presentedSheet == nil)
    }

    @Test("a URL that is none of the app's changes nothing")
    func ignoresOtherURLs() throws {
        coordinator.login()
        coordinator.favoritesCoordinator.push(.list)
        coordinator.handle(url: try #require(URL(string: "\(DeepLinkParser.scheme)://nowhere")))
        #expect(coordinator.favoritesCoordinator.navigationStack.count == 1)
    }
}
