import UIKit
import XCTest

@testable import Demo

final class FavoritesViewControllerTests: XCTestCase {
    @MainActor func testShowsItsTitle() async throws {
        let viewController = makeViewController(MockFavoritesRepository())

        XCTAssertEqual(viewController.navigationConfiguration.title, String(localized: "favorites.list.title"))
    }

    @MainActor func testTriesAgainWhenAsked() async throws {
        let repository = MockFavoritesRepository()
        let viewController = makeViewController(repository)
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        await assertEventually { viewController.view.find("state.message", as: UILabel.self)?.text != nil }
        repository.error = nil

        try XCTUnwrap(
            viewController.view.find("state.retry", as: UIButton.self)
        ).sendActions(for: .primaryActionTriggered)

        await assertEventually { viewController.viewModel.screenState == .content }
        XCTAssertEqual(repository.calls.count, 2)
    }

    @MainActor func testOpensARow() async throws {
        let repository = MockFavoritesRepository()
        let coordinator = makeCoordinator(UINavigationController())
        let viewController = makeViewController(repository)
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        let tableView = try XCTUnwrap(viewController.view.find("favorites.list", as: UITableView.self))
        await assertEventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 }

        viewController.tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 0))

        let opened = try XCTUnwrap(coordinator.navigationController.topViewController as? FavoritesDetailViewController)
        let item = repository.getFavoritesResult[0]
        XCTAssertEqual(opened.viewModel.itemId, item.id)
    }

    @MainActor func testGoesToSettings() async throws {
        let coordinator = makeCoordinator(UINavigationController())
        let viewController = makeViewController(MockFavoritesRepository())
        viewController.coordinator = coordinator

        viewController.showSettings()

        _ = try XCTUnwrap(coordinator.navigationController.topViewController as? FavoritesSettingsViewController)
    }

    // MARK: - Private Methods
    @MainActor private func makeViewController(_ repository: MockFavoritesRepository) -> FavoritesViewController {
        return FavoritesViewController(
            viewModel: FavoritesViewModel(getFavoritesUseCase: GetFavoritesUseCase(repository: repository))
        )
    }

    @MainActor private func makeCoordinator(_ navigationController: UINavigationController) -> FavoritesCoordinator {
        return FavoritesCoordinator(
            navigationController: navigationController,
            container: FavoritesDIContainer(appDIContainer: .shared)
        )
    }
}
