import UIKit

@MainActor
class BaseCoordinator: NSObject, Coordinator {
    // MARK: - Properties
    var navigationController: UINavigationController
    var childCoordinators: [Coordinator] = []
    weak var parentCoordinator: Coordinator?

    // MARK: - Initialization
    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
    }

    // MARK: - Flow
    func start() {
        fatalError("Subclasses must implement start method")
    }

    func addChildCoordinator(_ child: Coordinator) {
        child.parentCoordinator = self
        childCoordinators.append(child)
    }

    func childDidFinish(_ child: Coordinator) {
        childCoordinators.removeAll { $0 === child }
        if child.navigationController.presentingViewController != nil {
            child.navigationController.dismiss(animated: true)
        }
    }

    func finish() {
        for child in childCoordinators {
            child.finish()
        }
        parentCoordinator?.childDidFinish(self)
    }

    // MARK: - Stack
    /// Pushes in front: inside the sheet, if one is presented.
    func pushViewController(_ viewController: UIViewController, animated: Bool = true) {
        frontNavigationController.pushViewController(viewController, animated: animated)
    }

    func popViewController(animated: Bool = true) {
        frontNavigationController.popViewController(animated: animated)
    }

    private var frontNavigationController: UINavigationController {
        let front = navigationController.presentationStack.last { $0 is UINavigationController }
        return front as? UINavigationController ?? navigationController
    }
}

// MARK: - UIAdaptivePresentationControllerDelegate
extension BaseCoordinator: UIAdaptivePresentationControllerDelegate {
    /// A sheet with input is not swiped away: it asks first.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        return !presentationController.presentedViewController.keepsInput
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        closeSheet(presentationController.presentedViewController)
    }

    /// A flow whose sheet was swiped away is over too.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        let dismissed = presentationController.presentedViewController
        for child in childCoordinators where child.navigationController === dismissed {
            child.finish()
        }
    }
}
