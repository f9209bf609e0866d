import UIKit
import XCTest

@testable import Demo

final class FavoritesSettingsViewControllerTests: XCTestCase {
    @MainActor func testShowsItsTitle() async throws {
        let viewController = makeViewController()

        XCTAssertEqual(viewController.navigationConfiguration.title, String(localized: "favorites.settings.title"))
    }

    // MARK: - Private Methods
    @MainActor private func makeViewController() -> FavoritesSettingsViewController {
        return FavoritesSettingsViewController(viewModel: FavoritesSettingsViewModel())
    }
}
