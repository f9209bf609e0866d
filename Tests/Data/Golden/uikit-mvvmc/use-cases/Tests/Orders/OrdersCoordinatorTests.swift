import Testing
import UIKit

@testable import Demo

@MainActor
struct OrdersCoordinatorTests {
    @Test func startsWithItsRoot() throws {
        let coordinator = makeCoordinator(UINavigationController())

        coordinator.start()

        #expect(coordinator.navigationController.viewControllers.count == 1)
        let viewController = try #require(coordinator.navigationController.topViewController as? OrdersViewController)
        #expect(viewController.coordinator === coordinator)
    }

    @Test func isNotKeptAliveByItsScreens() throws {
        var coordinator: OrdersCoordinator? = makeCoordinator(UINavigationController())
        coordinator?.start()
        let viewController = try #require(coordinator?.navigationController.topViewController as? OrdersViewController)

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    @Test func pushesDetail() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let orderId = 62
        coordinator.start()

        coordinator.showDetail(orderId: orderId)

        let viewController = try #require(
            coordinator.navigationController.topViewController as? OrdersDetailViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
        #expect(viewController.viewModel.orderId == orderId)
    }

    @Test func popsDetailWhenItIsFinished() async {
        let coordinator = makeCoordinator(UINavigationController())
        let (beneath, finished) = (RefreshCounter(), UIViewController())
        coordinator.navigationController.setViewControllers([beneath, finished], animated: false)

        coordinator.finishDetail(finished)

        #expect(beneath.count == 1)
        #expect(coordinator.navigationController.topViewController === beneath)
    }

    @Test func pushesLogin() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()

        coordinator.showLogin()

        let viewController = try #require(
            coordinator.navigationController.topViewController as? OrderSignInViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
    }

    @Test func popsLoginWhenItIsFinished() async {
        let coordinator = makeCoordinator(UINavigationController())
        let (beneath, finished) = (RefreshCounter(), UIViewController())
        coordinator.navigationController.setViewControllers([beneath, finished], animated: false)

        coordinator.finishLogin(finished)

        #expect(beneath.count == 1)
        #expect(coordinator.navigationController.topViewController === beneath)
    }

    @Test func pushesSearch() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()

        coordinator.showSearch()

        let viewController = try #require(
            coordinator.navigationController.topViewController as? OrdersSearchViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
    }

    @Test func opensListByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()
        coordinator.showDetail(orderId: 63)

        coordinator.handle(.list)

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["OrdersViewController"])
    }

    @Test func opensLoginByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()
        coordinator.showDetail(orderId: 63)

        coordinator.handle(.login)

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["OrdersViewController", "OrderSignInViewController"])
    }

    @Test func opensSearchByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()
        coordinator.showDetail(orderId: 63)

        coordinator.handle(.search)

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["OrdersViewController", "OrdersSearchViewController"])
    }

    @Test func opensDetailByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let orderId = 62
        coordinator.start()
        coordinator.showLogin()

        coordinator.handle(.detail(orderId: orderId))

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["OrdersViewController", "OrdersDetailViewController"])
        let viewController = try #require(
            coordinator.navigationController.topViewController as? OrdersDetailViewController
        )
        #expect(viewController.viewModel.orderId == orderId)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> OrdersCoordinator {
        return OrdersCoordinator(
            navigationController: navigationController,
            container: OrdersDIContainer(appDIContainer: .shared)
        )
    }
}
