import Testing
import UIKit

@testable import Demo

@MainActor
struct CatalogItemsDetailViewControllerTests {
    private let repository = MockCatalogItemsRepository()
    private let viewController: CatalogItemsDetailViewController

    init() {
        viewController = CatalogItemsDetailViewController(
            viewModel: CatalogItemsDetailViewModel(
                itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
                getItemUseCase: GetItemUseCase(repository: repository)
            )
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "catalogItems.detail.title"))
    }

    @Test func triesAgainWhenAsked() async throws {
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
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })

        let scrollView = try #require(viewController.view.find("catalogItems.detail", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func showsWhatWasLoaded() async {
        let item = repository.getItemResult
        let row = "catalogItems.detail.name"

        viewController.loadViewIfNeeded()

        #expect(await eventually { viewController.view.find(row)?.accessibilityValue == item.name })
    }

    @Test func showsAnAlertWhenSomethingFails() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
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
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> CatalogItemsCoordinator {
        return CatalogItemsCoordinator(
            navigationController: navigationController,
            container: CatalogItemsDIContainer(appDIContainer: .shared)
        )
    }
}
