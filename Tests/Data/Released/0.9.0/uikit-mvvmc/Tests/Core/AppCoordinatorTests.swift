import Testing
import UIKit

@testable import Demo

@MainActor
struct AppCoordinatorTests {
    @Test func showsLoadingAndThenTheTabs() async {
        let window = UIWindow.inTestScene()
        let coordinator = AppCoordinator(window: window, container: AppDIContainer.shared)

        coordinator.start()

        #expect(top(of: window) is LoadingViewController)
        #expect(await eventually { top(of: window) is UITabBarController })
        #expect(coordinator.childCoordinators.count == 1)
    }

    @Test func opensALinkOnceLoadingIsOver() async throws {
        let window = UIWindow.inTestScene()
        let coordinator = AppCoordinator(window: window, container: AppDIContainer.shared)
        coordinator.start()

        coordinator.handle(try #require(URL(string: "\(DeepLink.scheme)://favorites/item-1")))

        #expect(await eventually { shown(in: window) is FavoritesDetailViewController })
    }

    @Test func opensALinkAtOnceAfterLoading() async throws {
        let window = UIWindow.inTestScene()
        let coordinator = AppCoordinator(window: window, container: AppDIContainer.shared)
        coordinator.start()
        #expect(await eventually { top(of: window) is UITabBarController })

        coordinator.handle(try #require(URL(string: "\(DeepLink.scheme)://favorites/item-1")))

        #expect(shown(in: window) is FavoritesDetailViewController)
    }

    @Test func ignoresTheLinksOfOthers() async throws {
        let window = UIWindow.inTestScene()
        let coordinator = AppCoordinator(window: window, container: AppDIContainer.shared)
        coordinator.start()
        #expect(await eventually { top(of: window) is UITabBarController })
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
