import Testing
import UIKit

@testable import Demo

@MainActor
struct MainCoordinatorTests {
    @Test func startsAFlowForEveryTab() throws {
        let coordinator = makeCoordinator()

        coordinator.start()

        let roots = try tabBar(
            of: coordinator
        ).viewControllers?.map { name(of: ($0 as? UINavigationController)?.viewControllers.first) }
        #expect(roots == ["FavoritesViewController"])
        #expect(coordinator.childCoordinators.count == roots?.count)
    }

    @Test func showsTheTabOfFavorites() throws {
        let coordinator = makeCoordinator()
        coordinator.start()

        coordinator.handle(.favorites(nil))

        let selected = try tabBar(of: coordinator).selectedViewController as? UINavigationController
        #expect(name(of: selected?.viewControllers.first) == "FavoritesViewController")
    }

    // MARK: - Private Methods
    private func makeCoordinator() -> MainCoordinator {
        return AppDIContainer.shared.makeMainDIContainer().makeMainFlowCoordinator(
            navigationController: OnScreenNavigationController()
        )
    }

    private func tabBar(of coordinator: MainCoordinator) throws -> UITabBarController {
        return try #require(coordinator.navigationController.topViewController as? UITabBarController)
    }

    private func name(of viewController: UIViewController?) -> String {
        return viewController.map { String(describing: type(of: $0)) } ?? ""
    }
}
