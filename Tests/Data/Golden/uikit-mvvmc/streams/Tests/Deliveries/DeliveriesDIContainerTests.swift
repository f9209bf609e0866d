import Testing
import UIKit

@testable import Demo

@MainActor
struct DeliveriesDIContainerTests {
    @Test func makesDeliveriesWithAViewModelOfItsOwn() {
        let container = DeliveriesDIContainer(appDIContainer: .shared)

        let viewController = container.makeDeliveriesViewController()

        let other = container.makeDeliveriesViewController()
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesDeliveriesDetailWithAViewModelOfItsOwn() {
        let container = DeliveriesDIContainer(appDIContainer: .shared)
        let deliveryId = 54

        let viewController = container.makeDeliveriesDetailViewController(deliveryId: deliveryId)

        #expect(viewController.viewModel.deliveryId == deliveryId)
        let other = container.makeDeliveriesDetailViewController(deliveryId: deliveryId)
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesDeliveriesPositionWithAViewModelOfItsOwn() {
        let container = DeliveriesDIContainer(appDIContainer: .shared)
        let deliveryId = 54

        let viewController = container.makeDeliveriesPositionViewController(deliveryId: deliveryId)

        #expect(viewController.viewModel.deliveryId == deliveryId)
        let other = container.makeDeliveriesPositionViewController(deliveryId: deliveryId)
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesDeliveriesHistoryWithAViewModelOfItsOwn() {
        let container = DeliveriesDIContainer(appDIContainer: .shared)
        let state: DeliveryState = .underway

        let viewController = container.makeDeliveriesHistoryViewController(state: state)

        #expect(viewController.viewModel.state == state)
        let other = container.makeDeliveriesHistoryViewController(state: state)
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func showsSampleDataOrAsksTheServer() {
        let samples = DeliveriesDIContainer(appDIContainer: AppDIContainer(usesSampleData: true))
        #expect(samples.deliveriesRepository is MockDeliveriesRepository)

        let live = DeliveriesDIContainer(appDIContainer: AppDIContainer(usesSampleData: false))
        #expect(live.deliveriesRepository is DeliveriesRepositoryImpl)
    }

    @Test func handsTheNavigationControllerToTheCoordinator() {
        let container = DeliveriesDIContainer(appDIContainer: .shared)
        let navigationController = UINavigationController()

        let coordinator = container.makeDeliveriesFlowCoordinator(navigationController: navigationController)

        #expect(coordinator.navigationController === navigationController)
    }
}
