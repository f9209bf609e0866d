import Testing
import UIKit

@testable import Demo

@MainActor
struct CatalogItemsSearchViewControllerTests {
    private let repository = MockCatalogItemsRepository()
    private let viewController: CatalogItemsSearchViewController

    init() {
        viewController = CatalogItemsSearchViewController(
            viewModel: CatalogItemsSearchViewModel(
                query: "Query 1",
                limit: 82,
                minimum: 72.5,
                onlyNew: true,
                order: .newest,
                searchItemsUseCase: SearchItemsUseCase(repository: repository)
            )
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "catalogItems.search.title"))
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

        let scrollView = try #require(viewController.view.find("catalogItems.search", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func showsARowForEveryItem() async throws {
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("catalogItems.search", as: UITableView.self))

        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 })
        #expect(viewController.tableView(tableView, numberOfRowsInSection: 0) == repository.searchItemsResult.count)
        let cell = viewController.tableView(tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        let item = repository.searchItemsResult[0]
        #expect(content?.text == item.name)
    }

    @Test func opensARow() async throws {
        let coordinator = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("catalogItems.search", as: UITableView.self))
        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 })

        viewController.tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 0))

        let item = repository.searchItemsResult[0]
        let opened = try #require(
            coordinator.navigationController.topViewController as? CatalogItemsDetailViewController
        )
        #expect(opened.viewModel.itemId == item.id)
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
