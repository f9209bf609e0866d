import Testing
import UIKit

@testable import Demo

@MainActor
struct OrdersDetailViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController(MockOrdersRepository())

        #expect(viewController.navigationConfiguration.title == String(localized: "orders.detail.title"))
    }

    @Test func triesAgainWhenAsked() async throws {
        let repository = MockOrdersRepository()
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

    @Test func showsTheErrorOfAnActionAfterAFailedLoad() async {
        let repository = MockOrdersRepository()
        let viewController = makeViewController(repository)
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
        let repository = MockOrdersRepository()
        let viewController = makeViewController(repository)
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })

        let scrollView = try #require(viewController.view.find("orders.detail", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func showsWhatWasLoaded() async {
        let repository = MockOrdersRepository()
        let item = repository.getOrderResult
        let viewController = makeViewController(repository)
        let row = "orders.detail.number"

        viewController.loadViewIfNeeded()

        #expect(await eventually { viewController.view.find(row)?.accessibilityValue == item.number })
    }

    @Test func cancelOrderCallsTheViewModel() async {
        let repository = MockOrdersRepository()
        let viewController = makeViewController(repository)

        viewController.cancelOrder()

        #expect(await eventually { !repository.calls.isEmpty })
    }

    @Test func asksBeforeCancelOrder() throws {
        let repository = MockOrdersRepository()
        let viewController = makeViewController(repository)
        let navigationController = OnScreenNavigationController()
        navigationController.setViewControllers([viewController], animated: false)

        viewController.confirmCancelOrder()

        let alert = try #require(navigationController.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.style) == [.destructive, .cancel])
        #expect(!repository.calls.contains { if case .cancelOrder = $0 { return true } else { return false } })
    }

    @Test func reorderCallsTheViewModel() async {
        let repository = MockOrdersRepository()
        let viewController = makeViewController(repository)

        viewController.reorder()

        #expect(await eventually { !repository.calls.isEmpty })
    }

    @Test func showsAnAlertWhenSomethingFails() async {
        let repository = MockOrdersRepository()
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

    @Test func closesWhenItIsFinished() async {
        let repository = MockOrdersRepository()
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(repository)
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
        let viewController = makeViewController(MockOrdersRepository())
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeViewController(_ repository: MockOrdersRepository) -> OrdersDetailViewController {
        return OrdersDetailViewController(
            viewModel: OrdersDetailViewModel(
                orderId: 62,
                getOrderUseCase: GetOrderUseCase(repository: repository),
                cancelOrderUseCase: CancelOrderUseCase(repository: repository),
                reorderUseCase: ReorderUseCase(repository: repository)
            )
        )
    }

    private func makeCoordinator(_ navigationController: UINavigationController) -> OrdersCoordinator {
        return OrdersCoordinator(
            navigationController: navigationController,
            container: OrdersDIContainer(appDIContainer: .shared)
        )
    }
}
