import Testing
import UIKit

@testable import Demo

@MainActor
struct AboutCoordinatorTests {
    @Test func startsWithItsRoot() throws {
        let coordinator = makeCoordinator(UINavigationController())

        coordinator.start()

        #expect(coordinator.navigationController.viewControllers.count == 1)
        let viewController = try #require(coordinator.navigationController.topViewController as? AboutViewController)
        #expect(viewController.coordinator === coordinator)
    }

    @Test func isNotKeptAliveByItsScreens() throws {
        var coordinator: AboutCoordinator? = makeCoordinator(UINavigationController())
        coordinator?.start()
        let viewController = try #require(coordinator?.navigationController.topViewController as? AboutViewController)

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    @Test func opensAboutByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()

        coordinator.handle(.about)

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["AboutViewController"])
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> AboutCoordinator {
        return AboutCoordinator(
            navigationController: navigationController,
            container: AboutDIContainer(appDIContainer: .shared)
        )
    }
}
