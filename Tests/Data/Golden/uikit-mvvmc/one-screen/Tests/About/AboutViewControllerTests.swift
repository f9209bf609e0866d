import Testing
import UIKit

@testable import Demo

@MainActor
struct AboutViewControllerTests {
    private let viewController: AboutViewController

    init() {
        viewController = AboutViewController(viewModel: AboutViewModel())
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "about.about.title"))
    }

    @Test func doesNotKeepItsCoordinatorAlive() {
        var coordinator: AboutCoordinator? = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> AboutCoordinator {
        return AboutCoordinator(
            navigationController: navigationController,
            container: AboutDIContainer(appDIContainer: .shared)
        )
    }
}
