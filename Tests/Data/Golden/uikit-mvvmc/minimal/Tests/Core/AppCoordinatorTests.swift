import Testing
import UIKit

@testable import Demo

@MainActor
struct AppCoordinatorTests {
    @Test func showsTheTabs() {
        let window = UIWindow.inTestScene()
        let coordinator = AppCoordinator(window: window, container: AppDIContainer.shared)

        coordinator.start()

        #expect(top(of: window) is UITabBarController)
        #expect(coordinator.childCoordinators.count == 1)
    }

    @Test func ignoresTheLinksOfOthers() throws {
        let window = UIWindow.inTestScene()
        let coordinator = AppCoordinator(window: window, container: AppDIContainer.shared)
        coordinator.start()
        let before = shown(in: window)

        coordinator.handle(try #require(URL(string: "https://example.com")))

        #expect(shown(in: window) === before)
    }

    // MARK: - Private Methods
    private func top(of window: UIWindow) -> UIViewController? {
        return (window.rootViewController as? UINavigationController)?.topViewController
    }

    private func shown(in window: UIWindow) -> UIViewController? {
        let tab = (top(of: window) as? UITabBarController)?.selectedViewController
        return (tab as? UINavigationController)?.topViewController
    }
}
