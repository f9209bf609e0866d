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

        let button = try #require(viewController.view.find("state.retry", as: UIButton.self))
        button.sendActions(for: .primaryActionTriggered)

        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(repository.calls.count == 2)
    }

    @Test func loadsAgainWhenPulled() async throws {
        let repository = MockFavoritesRepository()
        let viewController = makeViewController(repository)
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })

        let scrollView = try #require(viewController.view.find("favorites.detail", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func showsWhatWasLoaded() async {
        let repository = MockFavoritesRepository()
        let item = repository.getFavoriteResult
        let viewController = makeViewController(repository)
        let row = "favorites.detail.title"

        viewController.loadViewIfNeeded()

        #expect(await eventually { viewController.view.find(row)?.accessibilityValue == item.title })
    }

    @Test func showsAnAlertWhenSomethingFails() async {
        let repository = MockFavoritesRepository()
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(repository)
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(await eventually { !viewController.viewModel.isLoading })
        repository.error = NetworkError.noConnection

        await viewController.viewModel.refreshData()

        #expect(await eventually { coordinator.navigationController.presentedViewController is UIAlertController })
    }

    @Test func doesNotKeepItsCoordinatorAlive() {
        var coordinator: FavoritesCoordinator? = makeCoordinator(UINavigationController())
        let viewController = makeViewController(MockFavoritesRepository())
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeViewController(_ repository: MockFavoritesRepository) -> FavoritesDetailViewController {
        return FavoritesDetailViewController(
            viewModel: FavoritesDetailViewModel(
                itemId: "item-1",
                getFavoriteUseCase: GetFavoriteUseCase(repository: repository)
            )
        )
    }

    private func makeCoordinator(_ navigationController: UINavigationController) -> FavoritesCoordinator {
        return FavoritesCoordinator(
            navigationController: navigationController,
            container: FavoritesDIContainer(appDIContainer: .shared)
        )
    }
}
