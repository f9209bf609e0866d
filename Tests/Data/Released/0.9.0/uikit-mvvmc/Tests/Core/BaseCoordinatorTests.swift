import Testing
import UIKit

@testable import Demo

@MainActor
struct BaseCoordinatorTests {
    @Test func tellsItsParentWhenItIsOver() {
        let parent = BaseCoordinator(navigationController: UINavigationController())
        let child = BaseCoordinator(navigationController: UINavigationController())
        parent.addChildCoordinator(child)
        #expect(child.parentCoordinator === parent)

        child.finish()

        #expect(parent.childCoordinators.isEmpty)
    }

    @Test func finishesItsChildrenWithItself() {
        let parent = BaseCoordinator(navigationController: UINavigationController())
        let child = BaseCoordinator(navigationController: UINavigationController())
        parent.addChildCoordinator(child)

        parent.finish()

        #expect(parent.childCoordinators.isEmpty)
    }

    @Test func isNotKeptAliveByItsChildren() {
        let child = BaseCoordinator(navigationController: UINavigationController())
        var parent: BaseCoordinator? = BaseCoordinator(navigationController: UINavigationController())
        parent?.addChildCoordinator(child)

        parent = nil

        #expect(child.parentCoordinator == nil)
    }

    @Test func finishesAFlowWhoseSheetWasSwipedAway() throws {
        let parent = BaseCoordinator(navigationController: OnScreenNavigationController())
        let child = ShownCoordinator(navigationController: UINavigationController())
        parent.presentFlow(child)
        #expect(parent.navigationController.presentedViewController === child.navigationController)

        let presentation = try #require(child.navigationController.presentationController)
        #expect(presentation.delegate === parent)
        parent.presentationControllerDidDismiss(presentation)

        #expect(parent.childCoordinators.isEmpty)
    }

    @Test func dismissesAFlowThatIsOver() async {
        let parent = BaseCoordinator(navigationController: OnScreenNavigationController())
        let child = ShownCoordinator(navigationController: UINavigationController())
        parent.presentFlow(child)

        child.finish()

        #expect(parent.childCoordinators.isEmpty)
        #expect(await eventually { parent.navigationController.presentedViewController == nil })
    }

    @Test func givesAFlowAButtonToCloseIt() throws {
        let parent = BaseCoordinator(navigationController: OnScreenNavigationController())
        let child = ShownCoordinator(navigationController: UINavigationController())

        parent.presentFlow(child)

        let root = try #require(child.navigationController.viewControllers.first)
        #expect(root.navigationItem.leftBarButtonItem?.accessibilityIdentifier == "common.close")
    }

    @Test func presentsAScreenInItsOwnNavigationController() throws {
        let coordinator = BaseCoordinator(navigationController: OnScreenNavigationController())
        let screen = UIViewController()

        coordinator.presentModal(screen, style: .fullScreen)

        let presented = try #require(
            coordinator.navigationController.presentedViewController as? UINavigationController
        )
        #expect(presented.topViewController === screen)
        #expect(presented.modalPresentationStyle == .fullScreen)
        #expect(screen.navigationItem.leftBarButtonItem?.accessibilityIdentifier == "common.close")
    }

    @Test func closesOnlyTheScreenWhoseButtonIsTapped() async throws {
        let coordinator = BaseCoordinator(navigationController: OnScreenNavigationController())
        let screen = UIViewController()
        coordinator.presentModal(UIViewController())
        coordinator.presentModal(screen)
        let lower = try #require(coordinator.navigationController.presentedViewController)
        #expect(lower.presentedViewController === screen.navigationController)

        let close = try #require(screen.navigationItem.leftBarButtonItem?.primaryAction)
        UIButton(type: .system, primaryAction: close).sendActions(for: .primaryActionTriggered)

        #expect(await eventually { lower.presentedViewController == nil })
        #expect(coordinator.navigationController.presentedViewController === lower)
    }

    @Test func goesOnInsideASheet() {
        let coordinator = BaseCoordinator(navigationController: OnScreenNavigationController())
        let (screen, next) = (RefreshCounter(), UIViewController())
        coordinator.presentModal(screen)

        coordinator.pushViewController(next, animated: false)

        #expect(screen.navigationController?.viewControllers == [screen, next])
        #expect(coordinator.navigationController.viewControllers.isEmpty)

        coordinator.popViewController(animated: false)
        coordinator.refreshScreens()

        #expect(screen.navigationController?.viewControllers == [screen])
        #expect(screen.count == 1)
    }

    @Test func showsAlertsOverWhatIsPresented() throws {
        let coordinator = BaseCoordinator(navigationController: OnScreenNavigationController())
        let screen = UIViewController()
        coordinator.presentModal(screen)

        coordinator.showAlert(title: "Title", message: "Message")

        let presented = coordinator.navigationController.presentedViewController
        let alert = try #require(presented?.presentedViewController as? UIAlertController)
        #expect(alert.title == "Title")
        #expect(alert.message == "Message")
    }

    @Test func returnsToItsRoot() async {
        let coordinator = BaseCoordinator(navigationController: OnScreenNavigationController())
        coordinator.pushViewController(UIViewController(), animated: false)
        coordinator.pushViewController(UIViewController(), animated: false)
        coordinator.presentModal(UIViewController())

        coordinator.returnToRoot()

        #expect(coordinator.navigationController.viewControllers.count == 1)
        #expect(await eventually { coordinator.navigationController.presentedViewController == nil })
    }
}

/// A flow with one empty screen.
private final class ShownCoordinator: BaseCoordinator {
    override func start() {
        pushViewController(UIViewController(), animated: false)
    }
}
