import UIKit
import XCTest

@testable import Demo

final class FavoritesSettingsViewControllerTests: XCTestCase {
    @MainActor func testShowsItsTitle() async throws {
        let viewController = makeViewController()

        XCTAssertEqual(viewController.navigationConfiguration.title, String(localized: "favorites.settings.title"))
    }

    @MainActor func testDoesNotKeepItsCoordinatorAlive() async throws {
        var coordinator: FavoritesCoordinator? = makeCoordinator(UINavigationController())
        let viewController = makeViewController()
        viewController.coordinator = coordinator

        coordinator = nil

        XCTAssertNil(viewController.coordinator)
    }

    // MARK: - Private Methods
    @MainActor private func makeViewController() -> FavoritesSettingsViewController {
        return FavoritesSettingsViewController(viewModel: FavoritesSettingsViewModel())
    }

    @MainActor private func makeCoordinator(_ navigationController: UINavigationController) -> FavoritesCoordinator {
        return FavoritesCoordinator(
            navigationController: navigationController,
            container: FavoritesDIContainer(appDIContainer: .shared)
        )
    }
}
