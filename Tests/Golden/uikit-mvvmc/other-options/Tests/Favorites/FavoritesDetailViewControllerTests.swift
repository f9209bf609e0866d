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

        try XCTUnwrap(
            viewController.view.find("state.retry", as: UIButton.self)
        ).sendActions(for: .primaryActionTriggered)

        await assertEventually { viewController.viewModel.screenState == .content }
        XCTAssertEqual(repository.calls.count, 2)
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
