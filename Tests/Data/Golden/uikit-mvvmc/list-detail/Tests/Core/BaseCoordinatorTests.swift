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

    @Test func asksBeforeASheetWithInputIsClosed() throws {
        let coordinator = BaseCoordinator(navigationController: OnScreenNavigationController())
        let screen = FilledScreen()
        coordinator.presentModal(screen)
        let sheet = try #require(screen.navigationController)
        let presentation = try #require(sheet.presentationController)
        #expect(!coordinator.presentationControllerShouldDismiss(presentation))

        coordinator.presentationControllerDidAttemptToDismiss(presentation)

        let alert = try #require(sheet.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.style) == [.destructive, .cancel])
        #expect(coordinator.navigationController.presentedViewController === sheet)

        screen.hasInput = false

        #expect(coordinator.presentationControllerShouldDismiss(presentation))
    }

    @Test func asksBeforeTheButtonOfAFlowWithInputClosesIt() throws {
        let parent = BaseCoordinator(navigationController: OnScreenNavigationController())
        let child = ShownCoordinator(navigationController: UINavigationController())
        parent.presentFlow(child)
        child.pushViewController(FilledScreen(), animated: false)

        let root = try #require(child.navigationController.viewControllers.first)
        let close = try #require(root.navigationItem.leftBarButtonItem?.primaryAction)
        UIButton(type: .system, primaryAction: close).sendActions(for: .primaryActionTriggered)

        #expect(child.navigationController.presentedViewController is UIAlertController)
        #expect(parent.childCoordinators.count == 1)
    }

    @Test func asksBeforeItLeavesAScreenWithInput() {
        let coordinator = BaseCoordinator(navigationController: OnScreenNavigationController())
        let screen = FilledScreen()
        coordinator.navigationController.setViewControllers([UIViewController(), screen], animated: false)
        var isShown = false

        coordinator.returnToRoot { isShown = true }

        #expect(coordinator.navigationController.presentedViewController is UIAlertController)
        #expect(coordinator.navigationController.topViewController === screen)
        #expect(!isShown)
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

        var isShown = false
        coordinator.returnToRoot { isShown = true }

        #expect(isShown)
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
