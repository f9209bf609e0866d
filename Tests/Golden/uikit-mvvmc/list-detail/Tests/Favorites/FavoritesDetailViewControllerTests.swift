import Testing
import UIKit

@testable import Demo

@MainActor
struct FavoritesDetailViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController(MockFavoritesRepository())

        #expect(viewController.navigationConfiguration.title == String(localized: "favorites.detail.title"))
    }

    @Test func triesAgainWhenAsked() async throws {
        let repository = MockFavoritesRepository()
        let viewController = makeViewController(repository)
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.view.find("state.message", as: UILabel.self)?.text != nil })
        repository.error = nil

        try #require(
            viewController.view.find("state.retry", as: UIButton.self)
        ).sendActions(for: .primaryActionTriggered)

        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(repository.calls.count == 2)
    }

    // MARK: - Private Methods
    private func makeViewController(_ repository: MockFavoritesRepository) -> FavoritesDetailViewController {
        return FavoritesDetailViewController(
            viewModel: FavoritesDetailViewModel(
                itemId: "item-1",
                getFavoritesItemUseCase: GetFavoritesItemUseCase(repository: repository)
            )
        )
    }
}
