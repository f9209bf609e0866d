import Testing
import UIKit

@testable import Demo

@MainActor
struct AboutViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController()

        #expect(viewController.navigationConfiguration.title == String(localized: "about.about.title"))
    }

    @Test func doesNotKeepItsCoordinatorAlive() {
        var coordinator: AboutCoordinator? = makeCoordinator(UINavigationController())
        let viewController = makeViewController()
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeViewController() -> AboutViewController {
        return AboutViewController(viewModel: AboutViewModel())
    }

    private func makeCoordinator(_ navigationController: UINavigationController) -> AboutCoordinator {
        return AboutCoordinator(
            navigationController: navigationController,
            container: AboutDIContainer(appDIContainer: .shared)
        )
    }
}
