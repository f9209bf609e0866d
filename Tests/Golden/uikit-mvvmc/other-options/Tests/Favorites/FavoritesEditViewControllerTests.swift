import UIKit
import XCTest

@testable import Demo

final class FavoritesEditViewControllerTests: XCTestCase {
    @MainActor func testShowsItsTitle() async throws {
        let viewController = makeViewController(MockFavoritesRepository())

        XCTAssertEqual(viewController.navigationConfiguration.title, String(localized: "favorites.edit.title"))
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

    // MARK: - Private Methods
    @MainActor private func makeViewController(_ repository: MockFavoritesRepository) -> FavoritesEditViewController {
        return FavoritesEditViewController(
            viewModel: FavoritesEditViewModel(
                itemId: "item-1",
                mode: .create,
                getFavoriteUseCase: GetFavoriteUseCase(repository: repository),
                updateFavoriteUseCase: UpdateFavoriteUseCase(repository: repository)
            )
        )
    }
}
