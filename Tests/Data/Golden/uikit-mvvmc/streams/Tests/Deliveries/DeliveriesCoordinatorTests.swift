import Testing
import UIKit

@testable import Demo

@MainActor
struct DeliveriesCoordinatorTests {
    @Test func startsWithItsRoot() throws {
        let coordinator = makeCoordinator(UINavigationController())

        coordinator.start()

        #expect(coordinator.navigationController.viewControllers.count == 1)
        let viewController = try #require(
            coordinator.navigationController.topViewController as? DeliveriesViewController
        )
        #expect(viewController.coordinator === coordinator)
    }

    @Test func isNotKeptAliveByItsScreens() throws {
        var coordinator: DeliveriesCoordinator? = makeCoordinator(UINavigationController())
        coordinator?.start()
        let viewController = try #require(
            coordinator?.navigationController.topViewController as? DeliveriesViewController
        )

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    @Test func pushesDetail() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let deliveryId = 54
        coordinator.start()

        coordinator.showDetail(deliveryId: deliveryId)

        let viewController = try #require(
            coordinator.navigationController.topViewController as? DeliveriesDetailViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
        #expect(viewController.viewModel.deliveryId == deliveryId)
    }

    @Test func popsDetailWhenItIsFinished() async {
        let coordinator = makeCoordinator(UINavigationController())
        let (beneath, finished) = (RefreshCounter(), UIViewController())
        coordinator.navigationController.setViewControllers([beneath, finished], animated: false)

        coordinator.finishDetail(finished)

        #expect(beneath.count == 1)
        #expect(coordinator.navigationController.topViewController === beneath)
    }

    @Test func pushesPosition() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let deliveryId = 54
        coordinator.start()

        coordinator.showPosition(deliveryId: deliveryId)

        let viewController = try #require(
            coordinator.navigationController.topViewController as? DeliveriesPositionViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
        #expect(viewController.viewModel.deliveryId == deliveryId)
    }

    @Test func pushesHistory() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let state: DeliveryState = .underway
        coordinator.start()

        coordinator.showHistory(state: state)

        let viewController = try #require(
            coordinator.navigationController.topViewController as? DeliveriesHistoryViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
        #expect(viewController.viewModel.state == state)
    }

    @Test func opensListByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()
        coordinator.showDetail(deliveryId: 55)

        coordinator.handle(.list)

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["DeliveriesViewController"])
    }

    @Test func opensHistoryByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let state: DeliveryState = .underway
        coordinator.start()
        coordinator.showDetail(deliveryId: 55)

        coordinator.handle(.history(state: state))

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["DeliveriesViewController", "DeliveriesHistoryViewController"])
        let viewController = try #require(
            coordinator.navigationController.topViewController as? DeliveriesHistoryViewController
        )
        #expect(viewController.viewModel.state == state)
    }

    @Test func opensDetailByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let deliveryId = 54
        coordinator.start()
        coordinator.showPosition(deliveryId: 55)

        coordinator.handle(.detail(deliveryId: deliveryId))

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["DeliveriesViewController", "DeliveriesDetailViewController"])
        let viewController = try #require(
            coordinator.navigationController.topViewController as? DeliveriesDetailViewController
        )
        #expect(viewController.viewModel.deliveryId == deliveryId)
    }

    @Test func opensPositionByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let deliveryId = 54
        coordinator.start()
        coordinator.showDetail(deliveryId: 55)

        coordinator.handle(.position(deliveryId: deliveryId))

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(
            stack == ["DeliveriesViewController", "DeliveriesDetailViewController", "DeliveriesPositionViewController"]
        )
        let viewController = try #require(
            coordinator.navigationController.topViewController as? DeliveriesPositionViewController
        )
        #expect(viewController.viewModel.deliveryId == deliveryId)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> DeliveriesCoordinator {
        return DeliveriesCoordinator(
            navigationController: navigationController,
            container: DeliveriesDIContainer(appDIContainer: .shared)
        )
    }
}
