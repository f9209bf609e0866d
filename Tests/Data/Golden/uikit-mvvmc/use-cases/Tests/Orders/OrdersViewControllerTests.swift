import Testing
import UIKit

@testable import Demo

@MainActor
struct OrdersViewControllerTests {
    private let repository = MockOrdersRepository()
    private let viewController: OrdersViewController

    init() {
        viewController = OrdersViewController(
            viewModel: OrdersViewModel(
                getOrdersUseCase: GetOrdersUseCase(repository: repository),
                removeOrderUseCase: RemoveOrderUseCase(repository: repository),
                getRecentOrdersUseCase: GetRecentOrdersUseCase(repository: repository),
                syncOrdersUseCase: SyncOrdersUseCase(repository: repository),
                getUnreadCountUseCase: GetUnreadCountUseCase(repository: repository)
            )
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "orders.list.title"))
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

    @Test func showsWhatAnActionBringsAfterAFailedLoad() async {
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        let message = viewController.view.find("state.message", as: UILabel.self)
        #expect(await eventually { message?.text != nil })
        repository.error = nil

        await viewController.viewModel.syncOrders()

        #expect(await eventually { message?.text == nil })
        #expect(viewController.viewModel.screenState == .content)
    }

    @Test func showsTheErrorOfAnActionAfterAFailedLoad() async {
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        let message = viewController.view.find("state.message", as: UILabel.self)
        #expect(await eventually { message?.text != nil })
        let error = URLError(.timedOut)
        repository.error = error

        await viewController.viewModel.syncOrders()

        #expect(await eventually { message?.text == error.localizedDescription })
    }

    @Test func loadsAgainWhenPulled() async throws {
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })

        let scrollView = try #require(viewController.view.find("orders.list", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func showsARowForEveryItem() async throws {
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("orders.list", as: UITableView.self))

        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 })
        #expect(viewController.tableView(tableView, numberOfRowsInSection: 0) == repository.getOrdersResult.count)
        let cell = viewController.tableView(tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        let item = repository.getOrdersResult[0]
        #expect(content?.text == item.number)
    }

    @Test func opensARow() async throws {
        let coordinator = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("orders.list", as: UITableView.self))
        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 })

        viewController.tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 0))

        let item = repository.getOrdersResult[0]
        let opened = try #require(coordinator.navigationController.topViewController as? OrdersDetailViewController)
        #expect(opened.viewModel.orderId == item.id)
    }

    @Test func saysThatNothingIsLeft() async {
        viewController.loadViewIfNeeded()
        let spinner = viewController.view.find("state.spinner", as: UIActivityIndicatorView.self)
        #expect(await eventually { spinner?.isAnimating == false })
        let item = Order(id: 15, number: "Number 2", state: .shipped, total: 53.5)

        repository.getOrdersResult = []

        await viewController.viewModel.removeOrder(item)

        let message = viewController.view.find("state.message", as: UILabel.self)
        #expect(await eventually { message?.text == String(localized: "orders.list.empty") })
    }

    @Test func removeOrderIsOfferedOnARow() async throws {
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("orders.list", as: UITableView.self))
        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(await eventually { !viewController.viewModel.isLoading })
        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 })

        let row = IndexPath(row: 0, section: 0)
        let swipe = viewController.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: row)
        let action = try #require(swipe?.actions.first { $0.title == String(localized: "orders.list.removeOrder") })
        #expect(swipe?.performsFirstActionWithFullSwipe == false)
        action.handler(action, UIView()) { _ in }

        #expect(await eventually { repository.calls.count == 3 })
    }

    @Test func goesToLogin() throws {
        let coordinator = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        viewController.showLogin()

        _ = try #require(coordinator.navigationController.topViewController as? OrderSignInViewController)
    }

    @Test func goesToSearch() throws {
        let coordinator = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        viewController.showSearch()

        _ = try #require(coordinator.navigationController.topViewController as? OrdersSearchViewController)
    }

    @Test func syncOrdersCallsTheViewModel() async {
        viewController.syncOrders()

        #expect(await eventually { !repository.calls.isEmpty })
    }

    @Test func getUnreadCountCallsTheViewModel() async {
        viewController.getUnreadCount()

        #expect(await eventually { !repository.calls.isEmpty })
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
        var coordinator: OrdersCoordinator? = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> OrdersCoordinator {
        return OrdersCoordinator(
            navigationController: navigationController,
            container: OrdersDIContainer(appDIContainer: .shared)
        )
    }
}
