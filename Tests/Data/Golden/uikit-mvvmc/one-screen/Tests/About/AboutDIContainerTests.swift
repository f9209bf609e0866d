import Testing
import UIKit

@testable import Demo

@MainActor
struct AboutDIContainerTests {
    @Test func makesAboutWithAViewModelOfItsOwn() {
        let container = AboutDIContainer(appDIContainer: .shared)

        let viewController = container.makeAboutViewController()

        let other = container.makeAboutViewController()
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func handsTheNavigationControllerToTheCoordinator() {
        let container = AboutDIContainer(appDIContainer: .shared)
        let navigationController = UINavigationController()

        let coordinator = container.makeAboutFlowCoordinator(navigationController: navigationController)

        #expect(coordinator.navigationController === navigationController)
    }
}
