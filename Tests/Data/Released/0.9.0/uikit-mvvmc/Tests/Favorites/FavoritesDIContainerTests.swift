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

    @Test func showsSampleDataOrAsksTheServer() {
        let samples = FavoritesDIContainer(appDIContainer: AppDIContainer(usesSampleData: true))
        #expect(samples.favoritesRepository is MockFavoritesRepository)

        let live = FavoritesDIContainer(appDIContainer: AppDIContainer(usesSampleData: false))
        #expect(live.favoritesRepository is FavoritesRepositoryImpl)
    }

    @Test func handsTheNavigationControllerToTheCoordinator() {
        let container = FavoritesDIContainer(appDIContainer: .shared)
        let navigationController = UINavigationController()

        let coordinator = container.makeFavoritesFlowCoordinator(navigationController: navigationController)

        #expect(coordinator.navigationController === navigationController)
    }
}
