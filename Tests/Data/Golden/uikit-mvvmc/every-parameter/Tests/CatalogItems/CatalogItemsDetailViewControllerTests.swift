import Testing
import UIKit

@testable import Demo

@MainActor
struct CatalogItemsDetailViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController(MockCatalogItemsRepository())

        #expect(viewController.navigationConfiguration.title == String(localized: "catalogItems.detail.title"))
    }

    @Test func triesAgainWhenAsked() async throws {
        let repository = MockCatalogItemsRepository()
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
        let repository = MockCatalogItemsRepository()
        let viewController = makeViewController(repository)
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })

        let scrollView = try #require(viewController.view.find("catalogItems.detail", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func showsWhatWasLoaded() async {
        let repository = MockCatalogItemsRepository()
        let item = repository.getItemResult
        let viewController = makeViewController(repository)
        let row = "catalogItems.detail.name"

        viewController.loadViewIfNeeded()

        #expect(await eventually { viewController.view.find(row)?.accessibilityValue == item.name })
    }

    @Test func showsAnAlertWhenSomethingFails() async {
        let repository = MockCatalogItemsRepository()
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
        var coordinator: CatalogItemsCoordinator? = makeCoordinator(UINavigationController())
        let viewController = makeViewController(MockCatalogItemsRepository())
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeViewController(_ repository: MockCatalogItemsRepository) -> CatalogItemsDetailViewController {
        return CatalogItemsDetailViewController(
            viewModel: CatalogItemsDetailViewModel(
                itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
                getItemUseCase: GetItemUseCase(repository: repository)
            )
        )
    }

    private func makeCoordinator(_ navigationController: UINavigationController) -> CatalogItemsCoordinator {
        return CatalogItemsCoordinator(
            navigationController: navigationController,
            container: CatalogItemsDIContainer(appDIContainer: .shared)
        )
    }
}
