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

        try #require(
            viewController.view.find("state.retry", as: UIButton.self)
        ).sendActions(for: .primaryActionTriggered)

        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(repository.calls.count == 2)
    }

    @Test func cancelOrderCallsTheViewModel() async {
        let repository = MockOrdersRepository()
        let viewController = makeViewController(repository)

        viewController.cancelOrder()

        #expect(await eventually { !repository.calls.isEmpty })
    }

    @Test func reorderCallsTheViewModel() async {
        let repository = MockOrdersRepository()
        let viewController = makeViewController(repository)

        viewController.reorder()

        #expect(await eventually { !repository.calls.isEmpty })
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
}
