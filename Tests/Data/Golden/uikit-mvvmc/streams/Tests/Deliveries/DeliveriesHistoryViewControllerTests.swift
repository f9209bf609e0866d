import Testing
import UIKit

@testable import Demo

@MainActor
struct DeliveriesHistoryViewControllerTests {
    private let repository = MockDeliveriesRepository()
    private let viewController: DeliveriesHistoryViewController

    init() {
        viewController = DeliveriesHistoryViewController(
            viewModel: DeliveriesHistoryViewModel(
                state: .underway,
                findDeliveriesUseCase: FindDeliveriesUseCase(repository: repository),
                archiveDeliveryUseCase: ArchiveDeliveryUseCase(repository: repository)
            )
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "deliveries.history.title"))
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

        let scrollView = try #require(viewController.view.find("deliveries.history", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func showsARowForEveryItem() async throws {
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("deliveries.history", as: UITableView.self))

        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 })
        #expect(viewController.tableView(tableView, numberOfRowsInSection: 0) == repository.findDeliveriesResult.count)
        let cell = viewController.tableView(tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        let item = repository.findDeliveriesResult[0]
        #expect(content?.text == item.title)
    }

    @Test func loadsTheNextPageAtTheLastRow() async throws {
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("deliveries.history", as: UITableView.self))
        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 1 })
        #expect(await eventually { !viewController.viewModel.isLoading })

        for row in 0..<viewController.tableView(tableView, numberOfRowsInSection: 0) {
            let indexPath = IndexPath(row: row, section: 0)
            viewController.tableView(tableView, willDisplay: UITableViewCell(), forRowAt: indexPath)
        }

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func opensARow() async throws {
        let coordinator = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("deliveries.history", as: UITableView.self))
        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 })

        viewController.tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 0))

        let item = repository.findDeliveriesResult[0]
        let opened = try #require(coordinator.navigationController.topViewController as? DeliveriesDetailViewController)
        #expect(opened.viewModel.deliveryId == item.id)
    }

    @Test func saysThatNothingIsLeft() async {
        viewController.loadViewIfNeeded()
        let spinner = viewController.view.find("state.spinner", as: UIActivityIndicatorView.self)
        #expect(await eventually { spinner?.isAnimating == false })
        let item = Delivery(id: 15, title: "Title 2", state: .delivered)

        repository.findDeliveriesResult = []

        await viewController.viewModel.archiveDelivery(item)

        let message = viewController.view.find("state.message", as: UILabel.self)
        #expect(await eventually { message?.text == String(localized: "deliveries.history.empty") })
    }

    @Test func archiveDeliveryIsOfferedOnARow() async throws {
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("deliveries.history", as: UITableView.self))
        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(await eventually { !viewController.viewModel.isLoading })
        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 })

        let row = IndexPath(row: 0, section: 0)
        let swipe = viewController.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: row)
        let action = try #require(
            swipe?.actions.first { $0.title == String(localized: "deliveries.history.archiveDelivery") }
        )
        action.handler(action, UIView()) { _ in }

        #expect(await eventually { repository.calls.count == 3 })
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
        var coordinator: DeliveriesCoordinator? = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> DeliveriesCoordinator {
        return DeliveriesCoordinator(
            navigationController: navigationController,
            container: DeliveriesDIContainer(appDIContainer: .shared)
        )
    }
}
