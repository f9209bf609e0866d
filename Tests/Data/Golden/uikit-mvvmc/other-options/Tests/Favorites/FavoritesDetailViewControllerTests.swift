import UIKit
import XCTest

@testable import Demo

final class FavoritesDetailViewControllerTests: XCTestCase {
    @MainActor func testShowsItsTitle() async throws {
        let viewController = makeViewController(MockFavoritesRepository())

        XCTAssertEqual(viewController.navigationConfiguration.title, String(localized: "favorites.detail.title"))
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

    @MainActor func testShowsTheErrorOfAnActionAfterAFailedLoad() async throws {
        let repository = MockFavoritesRepository()
        let viewController = makeViewController(repository)
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        let message = viewController.view.find("state.message", as: UILabel.self)
        await assertEventually { message?.text != nil }
        let error = URLError(.timedOut)
        repository.error = error

        await viewController.viewModel.removeFavorite()

        await assertEventually { message?.text == error.localizedDescription }
    }

    @MainActor func testLoadsAgainWhenPulled() async throws {
        let repository = MockFavoritesRepository()
        let viewController = makeViewController(repository)
        viewController.loadViewIfNeeded()
        await assertEventually { viewController.viewModel.screenState == .content }

        let scrollView = try XCTUnwrap(viewController.view.find("favorites.detail", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        await assertEventually { repository.calls.count == 2 }
    }

    @MainActor func testShowsWhatWasLoaded() async throws {
        let repository = MockFavoritesRepository()
        let item = repository.getFavoriteResult
        let viewController = makeViewController(repository)
        let row = "favorites.detail.title"

        viewController.loadViewIfNeeded()

        await assertEventually { viewController.view.find(row)?.accessibilityValue == item.title }
    }

    @MainActor func testGoesToEdit() async throws {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(MockFavoritesRepository())
        viewController.coordinator = coordinator

        viewController.showEdit()

        let presented = coordinator.navigationController.presentedViewController as? UINavigationController
        let opened = try XCTUnwrap(presented?.topViewController as? FavoritesEditViewController)
        XCTAssertEqual(opened.viewModel.itemId, viewController.viewModel.itemId)
        XCTAssertEqual(opened.viewModel.mode, .update)
    }

    @MainActor func testRemoveFavoriteCallsTheViewModel() async throws {
        let repository = MockFavoritesRepository()
        let viewController = makeViewController(repository)

        viewController.removeFavorite()

        await assertEventually { !repository.calls.isEmpty }
    }

    @MainActor func testAsksBeforeRemoveFavorite() async throws {
        let repository = MockFavoritesRepository()
        let viewController = makeViewController(repository)
        let navigationController = OnScreenNavigationController()
        navigationController.setViewControllers([viewController], animated: false)

        viewController.confirmRemoveFavorite()

        let alert = try XCTUnwrap(navigationController.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.actions.map(\.style), [.destructive, .cancel])
        XCTAssertFalse(repository.calls.contains { if case .removeFavorite = $0 { return true } else { return false } })
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

    @MainActor func testClosesWhenItIsFinished() async throws {
        let repository = MockFavoritesRepository()
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(repository)
        viewController.coordinator = coordinator
        coordinator.navigationController.setViewControllers([UIViewController(), viewController], animated: false)
        viewController.loadViewIfNeeded()
        await assertEventually { viewController.viewModel.screenState == .content }
        await assertEventually { !viewController.viewModel.isLoading }

        await viewController.viewModel.removeFavorite()

        await assertEventually { coordinator.navigationController.viewControllers.count == 1 }
    }

    @MainActor func testDoesNotKeepItsCoordinatorAlive() async throws {
        var coordinator: FavoritesCoordinator? = makeCoordinator(UINavigationController())
        let viewController = makeViewController(MockFavoritesRepository())
        viewController.coordinator = coordinator

        coordinator = nil

        XCTAssertNil(viewController.coordinator)
    }

    // MARK: - Private Methods
    @MainActor private func makeViewController(_ repository: MockFavoritesRepository) -> FavoritesDetailViewController {
        return FavoritesDetailViewController(
            viewModel: FavoritesDetailViewModel(
                itemId: "item-1",
                getFavoriteUseCase: GetFavoriteUseCase(repository: repository),
                removeFavoriteUseCase: RemoveFavoriteUseCase(repository: repository)
            )
        )
    }

    @MainActor private func makeCoordinator(_ navigationController: UINavigationController) -> FavoritesCoordinator {
        return FavoritesCoordinator(
            navigationController: navigationController,
            container: FavoritesDIContainer(appDIContainer: .shared)
        )
    }
}
