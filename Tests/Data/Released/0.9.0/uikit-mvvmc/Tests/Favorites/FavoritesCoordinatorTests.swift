import Testing
import UIKit

@testable import Demo

@MainActor
struct FavoritesCoordinatorTests {
    @Test func startsWithItsRoot() throws {
        let coordinator = makeCoordinator(UINavigationController())

        coordinator.start()

        #expect(coordinator.navigationController.viewControllers.count == 1)
        let viewController = try #require(
            coordinator.navigationController.topViewController as? FavoritesViewController
        )
        #expect(viewController.coordinator === coordinator)
    }

    @Test func isNotKeptAliveByItsScreens() throws {
        var coordinator: FavoritesCoordinator? = makeCoordinator(UINavigationController())
        coordinator?.start()
        let viewController = try #require(
            coordinator?.navigationController.topViewController as? FavoritesViewController
        )

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    @Test func pushesDetail() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let itemId = "item-1"
        coordinator.start()

        coordinator.showDetail(itemId: itemId)

        let viewController = try #require(
            coordinator.navigationController.topViewController as? FavoritesDetailViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
        #expect(viewController.viewModel.itemId == itemId)
    }

    @Test func opensListByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()
        coordinator.showDetail(itemId: "item-2")

        coordinator.handle(.list)

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["FavoritesViewController"])
    }

    @Test func opensDetailByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let itemId = "item-1"
        coordinator.start()

        coordinator.handle(.detail(itemId: itemId))

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["FavoritesViewController", "FavoritesDetailViewController"])
        let viewController = try #require(
            coordinator.navigationController.topViewController as? FavoritesDetailViewController
        )
        #expect(viewController.viewModel.itemId == itemId)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> FavoritesCoordinator {
        return FavoritesCoordinator(
            navigationController: navigationController,
            container: FavoritesDIContainer(appDIContainer: .shared)
        )
    }
}
