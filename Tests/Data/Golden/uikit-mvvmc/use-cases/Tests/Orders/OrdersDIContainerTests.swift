import Testing
import UIKit

@testable import Demo

@MainActor
struct OrdersDIContainerTests {
    @Test func makesOrdersWithAViewModelOfItsOwn() {
        let container = OrdersDIContainer(appDIContainer: .shared)

        let viewController = container.makeOrdersViewController()

        let other = container.makeOrdersViewController()
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesOrdersDetailWithAViewModelOfItsOwn() {
        let container = OrdersDIContainer(appDIContainer: .shared)
        let orderId = 62

        let viewController = container.makeOrdersDetailViewController(orderId: orderId)

        #expect(viewController.viewModel.orderId == orderId)
        let other = container.makeOrdersDetailViewController(orderId: orderId)
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesOrderSignInWithAViewModelOfItsOwn() {
        let container = OrdersDIContainer(appDIContainer: .shared)

        let viewController = container.makeOrderSignInViewController()

        let other = container.makeOrderSignInViewController()
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesOrdersSearchWithAViewModelOfItsOwn() {
        let container = OrdersDIContainer(appDIContainer: .shared)

        let viewController = container.makeOrdersSearchViewController()

        let other = container.makeOrdersSearchViewController()
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func showsSampleDataOrAsksTheServer() {
        let samples = OrdersDIContainer(appDIContainer: AppDIContainer(usesSampleData: true))
        #expect(samples.ordersRepository is MockOrdersRepository)

        let live = OrdersDIContainer(appDIContainer: AppDIContainer(usesSampleData: false))
        #expect(live.ordersRepository is OrdersRepositoryImpl)
    }

    @Test func handsTheNavigationControllerToTheCoordinator() {
        let container = OrdersDIContainer(appDIContainer: .shared)
        let navigationController = UINavigationController()

        let coordinator = container.makeOrdersFlowCoordinator(navigationController: navigationController)

        #expect(coordinator.navigationController === navigationController)
    }
}
