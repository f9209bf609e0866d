import Testing
import UIKit

@testable import Demo

@MainActor
struct FavoritesDIContainerTests {
    @Test func makesFavoritesWithAViewModelOfItsOwn() {
        let container = FavoritesDIContainer(appDIContainer: .shared)

        let viewController = container.makeFavoritesViewController()

        let other = container.makeFavoritesViewController()
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesFavoritesDetailWithAViewModelOfItsOwn() {
        let container = FavoritesDIContainer(appDIContainer: .shared)
        let itemId = "item-1"

        let viewController = container.makeFavoritesDetailViewController(itemId: itemId)

        #expect(viewController.viewModel.itemId == itemId)
        let other = container.makeFavoritesDetailViewController(itemId: itemId)
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func handsTheNavigationControllerToTheCoordinator() {
        let container = FavoritesDIContainer(appDIContainer: .shared)
        let navigationController = UINavigationController()

        let coordinator = container.makeFavoritesFlowCoordinator(navigationController: navigationController)

        #expect(coordinator.navigationController === navigationController)
    }
}
