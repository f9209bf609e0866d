import Testing
import UIKit

@testable import Demo

@MainActor
struct MainCoordinatorTests {
    private let tabs = ["AboutViewController"]

    @Test func startsAFlowForEveryTab() throws {
        let coordinator = makeCoordinator()

        coordinator.start()

        let shown = try tabBar(of: coordinator).viewControllers ?? []
        #expect(shown.map { rootName(of: $0) } == tabs)
        #expect(coordinator.childCoordinators.count == tabs.count)
    }

    @Test func showsTheTabOfAbout() throws {
        let coordinator = makeCoordinator()
        coordinator.start()

        coordinator.handle(.about(nil))

        #expect(rootName(of: try tabBar(of: coordinator).selectedViewController) == "AboutViewController")
    }

    @Test func asksBeforeALinkClosesAScreenWithInput() {
        let coordinator = makeCoordinator()
        coordinator.start()
        let screen = FilledScreen()
        coordinator.presentModal(screen)

        coordinator.handle(.about(nil))

        #expect(screen.navigationController?.presentedViewController is UIAlertController)
        #expect(coordinator.navigationController.presentedViewController === screen.navigationController)
    }

    // MARK: - Private Methods
    private func makeCoordinator() -> MainCoordinator {
        return AppDIContainer.shared.makeMainDIContainer().makeMainFlowCoordinator(
            navigationController: OnScreenNavigationController()
        )
    }

    private func tabBar(of coordinator: MainCoordinator) throws -> UITabBarController {
        return try #require(coordinator.navigationController.topViewController as? UITabBarController)
    }

    private func rootName(of viewController: UIViewController?) -> String? {
        let root = (viewController as? UINavigationController)?.viewControllers.first
        return root.map { String(describing: type(of: $0)) }
    }
}
