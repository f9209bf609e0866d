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

        let button = try XCTUnwrap(viewController.view.find("state.retry", as: UIButton.self))
        button.sendActions(for: .primaryActionTriggered)

        await assertEventually { viewController.viewModel.screenState == .content }
        XCTAssertEqual(repository.calls.count, 2)
    }

    @MainActor func testLoadsAgainWhenPulled() async throws {
        let repository = MockFavoritesRepository()
        let viewController = makeViewController(repository)
        viewController.loadViewIfNeeded()
        await assertEventually { viewController.viewModel.screenState == .content }

        let scrollView = try XCTUnwrap(viewController.view.find("favorites.list", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        await assertEventually { repository.calls.count == 2 }
    }

    @MainActor func testShowsARowForEveryItem() async throws {
        let repository = MockFavoritesRepository()
        let viewController = makeViewController(repository)
        viewController.loadViewIfNeeded()
        let collectionView = try XCTUnwrap(viewController.view.find("favorites.list", as: UICollectionView.self))

        await assertEventually { viewController.dataSource.snapshot().numberOfItems > 0 }
        XCTAssertEqual(viewController.dataSource.snapshot().numberOfItems, repository.getFavoritesResult.count)
        let cell = viewController.dataSource.collectionView(
            collectionView,
            cellForItemAt: IndexPath(row: 0, section: 0)
        )
        let content = cell.contentConfiguration as? UIListContentConfiguration
        let item = repository.getFavoritesResult[0]
        XCTAssertEqual(content?.text, item.title)
    }

    @MainActor func testShowsOneRowForAnItemThatComesTwice() async throws {
        let repository = MockFavoritesRepository()
        repository.getFavoritesResult += repository.getFavoritesResult
        let viewController = makeViewController(repository)
        viewController.loadViewIfNeeded()

        await assertEventually { viewController.dataSource.snapshot().numberOfItems > 0 }
        XCTAssertEqual(viewController.dataSource.snapshot().numberOfItems, repository.getFavoritesResult.count / 2)
    }

    @MainActor func testOpensARow() async throws {
        let repository = MockFavoritesRepository()
        let coordinator = makeCoordinator(UINavigationController())
        let viewController = makeViewController(repository)
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        let collectionView = try XCTUnwrap(viewController.view.find("favorites.list", as: UICollectionView.self))
        await assertEventually { viewController.dataSource.snapshot().numberOfItems > 0 }

        viewController.collectionView(collectionView, didSelectItemAt: IndexPath(row: 0, section: 0))

        let item = repository.getFavoritesResult[0]
        let opened = try XCTUnwrap(coordinator.navigationController.topViewController as? FavoritesDetailViewController)
        XCTAssertEqual(opened.viewModel.itemId, item.id)
    }

    @MainActor func testGoesToSettings() async throws {
        let coordinator = makeCoordinator(UINavigationController())
        let viewController = makeViewController(MockFavoritesRepository())
        viewController.coordinator = coordinator

        viewController.showSettings()

        _ = try XCTUnwrap(coordinator.navigationController.topViewController as? FavoritesSettingsViewController)
    }

    @MainActor func testShowsAnAlertWhenSomethingFails() async throws {
        let repository = MockFavoritesRepository()
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(repository)
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        await assertEventually { viewController.viewModel.screenState == .content }
        await assertEventually { !viewController.viewModel.isLoading }
        repository.error = NetworkError.noConnection

        await viewController.viewModel.refreshData()

        await assertEventually { coordinator.navigationController.presentedViewController is UIAlertController }
    }

    @MainActor func testDoesNotKeepItsCoordinatorAlive() async throws {
        var coordinator: FavoritesCoordinator? = makeCoordinator(UINavigationController())
        let viewController = makeViewController(MockFavoritesRepository())
        viewController.coordinator = coordinator

        coordinator = nil

        XCTAssertNil(viewController.coordinator)
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
