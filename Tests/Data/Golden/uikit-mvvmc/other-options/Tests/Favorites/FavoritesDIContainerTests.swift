import UIKit
import XCTest

@testable import Demo

final class FavoritesDIContainerTests: XCTestCase {
    @MainActor func testMakesFavoritesWithAViewModelOfItsOwn() async throws {
        let container = FavoritesDIContainer(appDIContainer: .shared)

        let viewController = container.makeFavoritesViewController()

        let other = container.makeFavoritesViewController()
        XCTAssertNotIdentical(viewController.viewModel, other.viewModel)
    }

    @MainActor func testMakesFavoritesDetailWithAViewModelOfItsOwn() async throws {
        let container = FavoritesDIContainer(appDIContainer: .shared)
        let itemId = "item-1"

        let viewController = container.makeFavoritesDetailViewController(itemId: itemId)

        XCTAssertEqual(viewController.viewModel.itemId, itemId)
        let other = container.makeFavoritesDetailViewController(itemId: itemId)
        XCTAssertNotIdentical(viewController.viewModel, other.viewModel)
    }

    @MainActor func testMakesFavoritesEditWithAViewModelOfItsOwn() async throws {
        let container = FavoritesDIContainer(appDIContainer: .shared)
        let itemId = "item-1"
        let mode: EditorMode = .create

        let viewController = container.makeFavoritesEditViewController(itemId: itemId, mode: mode)

        XCTAssertEqual(viewController.viewModel.itemId, itemId)
        XCTAssertEqual(viewController.viewModel.mode, mode)
        let other = container.makeFavoritesEditViewController(itemId: itemId, mode: mode)
        XCTAssertNotIdentical(viewController.viewModel, other.viewModel)
    }

    @MainActor func testMakesFavoritesSettingsWithAViewModelOfItsOwn() async throws {
        let container = FavoritesDIContainer(appDIContainer: .shared)

        let viewController = container.makeFavoritesSettingsViewController()

        let other = container.makeFavoritesSettingsViewController()
        XCTAssertNotIdentical(viewController.viewModel, other.viewModel)
    }

    @MainActor func testShowsSampleDataOrAsksTheServer() async throws {
        let samples = FavoritesDIContainer(appDIContainer: AppDIContainer(usesSampleData: true))
        XCTAssertTrue(samples.favoritesRepository is MockFavoritesRepository)

        let live = FavoritesDIContainer(appDIContainer: AppDIContainer(usesSampleData: false))
        XCTAssertTrue(live.favoritesRepository is FavoritesRepositoryImpl)
    }

    @MainActor func testHandsTheNavigationControllerToTheCoordinator() async throws {
        let container = FavoritesDIContainer(appDIContainer: .shared)
        let navigationController = UINavigationController()

        let coordinator = container.makeFavoritesCoordinator(navigationController: navigationController)

        XCTAssertIdentical(coordinator.navigationController, navigationController)
    }
}
