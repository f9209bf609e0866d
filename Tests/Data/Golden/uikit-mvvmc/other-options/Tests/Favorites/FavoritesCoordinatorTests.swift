import UIKit
import XCTest

@testable import Demo

final class FavoritesCoordinatorTests: XCTestCase {
    @MainActor func testStartsWithItsRoot() async throws {
        let coordinator = makeCoordinator(UINavigationController())

        coordinator.start()

        XCTAssertEqual(coordinator.navigationController.viewControllers.count, 1)
        let viewController = try XCTUnwrap(
            coordinator.navigationController.topViewController as? FavoritesViewController
        )
        XCTAssertIdentical(viewController.coordinator, coordinator)
    }

    @MainActor func testIsNotKeptAliveByItsScreens() async throws {
        var coordinator: FavoritesCoordinator? = makeCoordinator(UINavigationController())
        coordinator?.start()
        let viewController = try XCTUnwrap(
            coordinator?.navigationController.topViewController as? FavoritesViewController
        )

        coordinator = nil

        XCTAssertNil(viewController.coordinator)
    }

    @MainActor func testPushesDetail() async throws {
        let coordinator = makeCoordinator(UINavigationController())
        let itemId = "item-1"
        coordinator.start()

        coordinator.showDetail(itemId: itemId)

        let viewController = try XCTUnwrap(
            coordinator.navigationController.topViewController as? FavoritesDetailViewController
        )
        XCTAssertIdentical(viewController.coordinator, coordinator)
        XCTAssertTrue(viewController.hidesBottomBarWhenPushed)
        XCTAssertEqual(viewController.viewModel.itemId, itemId)
    }

    @MainActor func testPopsDetailWhenItIsFinished() async throws {
        let coordinator = makeCoordinator(UINavigationController())
        let (beneath, finished) = (RefreshCounter(), UIViewController())
        coordinator.navigationController.setViewControllers([beneath, finished], animated: false)

        coordinator.finishDetail(finished)

        XCTAssertEqual(beneath.count, 1)
        XCTAssertIdentical(coordinator.navigationController.topViewController, beneath)
    }

    @MainActor func testPresentsEdit() async throws {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let itemId = "item-1"
        let mode: EditorMode = .create
        coordinator.start()

        coordinator.showEdit(itemId: itemId, mode: mode)

        let presented = coordinator.navigationController.presentedViewController as? UINavigationController
        XCTAssertEqual(presented?.modalPresentationStyle, .pageSheet)
        let viewController = try XCTUnwrap(presented?.topViewController as? FavoritesEditViewController)
        XCTAssertIdentical(viewController.coordinator, coordinator)
        XCTAssertEqual(viewController.viewModel.itemId, itemId)
        XCTAssertEqual(viewController.viewModel.mode, mode)
    }

    @MainActor func testDismissesOnlyEditWhenItIsFinished() async throws {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let (beneath, finished) = (RefreshCounter(), UIViewController())
        coordinator.navigationController.setViewControllers([beneath], animated: false)
        coordinator.presentModal(UIViewController())
        let other = coordinator.navigationController.presentedViewController
        coordinator.presentModal(finished)

        coordinator.finishEdit(finished)

        XCTAssertEqual(beneath.count, 1)
        await assertEventually { finished.presentingViewController == nil }
        XCTAssertIdentical(coordinator.navigationController.presentedViewController, other)
    }

    @MainActor func testPushesSettings() async throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()

        coordinator.showSettings()

        let viewController = try XCTUnwrap(
            coordinator.navigationController.topViewController as? FavoritesSettingsViewController
        )
        XCTAssertIdentical(viewController.coordinator, coordinator)
        XCTAssertTrue(viewController.hidesBottomBarWhenPushed)
    }

    // MARK: - Private Methods
    @MainActor private func makeCoordinator(_ navigationController: UINavigationController) -> FavoritesCoordinator {
        return FavoritesCoordinator(
            navigationController: navigationController,
            container: FavoritesDIContainer(appDIContainer: .shared)
        )
    }
}
