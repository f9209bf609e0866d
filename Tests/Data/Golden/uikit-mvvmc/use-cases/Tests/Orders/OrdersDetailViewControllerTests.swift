import Testing
import UIKit

@testable import Demo

@MainActor
struct OrdersDetailViewControllerTests {
    private let repository = MockOrdersRepository()
    private let viewController: OrdersDetailViewController

    init() {
        viewController = OrdersDetailViewController(
            viewModel: OrdersDetailViewModel(
                orderId: 62,
                getOrderUseCase: GetOrderUseCase(repository: repository),
                cancelOrderUseCase: CancelOrderUseCase(repository: repository),
                reorderUseCase: ReorderUseCase(repository: repository)
            )
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "orders.detail.title"))
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

    @Test func showsTheErrorOfAnActionAfterAFailedLoad() async {
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        let message = viewController.view.find("state.message", as: UILabel.self)
        #expect(await eventually { message?.text != nil })
        let error = URLError(.timedOut)
        repository.error = error

        await viewController.viewModel.cancelOrder()

        #expect(await eventually { message?.text == error.localizedDescription })
    }

    @Test func loadsAgainWhenPulled() async throws {
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })

        let scrollView = try #require(viewController.view.find("orders.detail", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func showsWhatWasLoaded() async {
        let item = repository.getOrderResult
        let row = "orders.detail.number"

        viewController.loadViewIfNeeded()

        #expect(await eventually { viewController.view.find(row)?.accessibilityValue == item.number })
    }

    @Test func cancelOrderCallsTheViewModel() async {
        viewController.cancelOrder()

        #expect(await eventually { !repository.calls.isEmpty })
    }

    @Test func asksBeforeCancelOrder() throws {
        let navigationController = OnScreenNavigationController()
        navigationController.setViewControllers([viewController], animated: false)

        viewController.confirmCancelOrder()

        let alert = try #require(navigationController.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.style) == [.destructive, .cancel])
        #expect(!repository.calls.contains { if case .cancelOrder = $0 { return true } else { return false } })
    }

    @Test func reorderCallsTheViewModel() async {
        viewController.reorder()

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

    @Test func closesWhenItIsFinished() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        viewController.coordinator = coordinator
        coordinator.navigationController.setViewControllers([UIViewController(), viewController], animated: false)
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(await eventually { !viewController.viewModel.isLoading })

        await viewController.viewModel.cancelOrder()

        #expect(await eventually { coordinator.navigationController.viewControllers.count == 1 })
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
