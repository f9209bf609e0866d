import UIKit

extension BaseCoordinator {
    // MARK: - Modal Presentation
    func presentViewController(_ viewController: UIViewController, animated: Bool = true) {
        viewController.presentationController?.delegate = self
        frontViewController.present(viewController, animated: animated)
    }

    func dismissViewController(animated: Bool = true) {
        navigationController.dismiss(animated: animated)
    }

    /// Shows a screen in a navigation controller of its own, with a button that closes it.
    func presentModal(_ viewController: UIViewController, style: UIModalPresentationStyle = .pageSheet) {
        addCloseButton(to: viewController) { [weak viewController] in viewController?.dismiss(animated: true) }
        let modalNavController = UINavigationController(rootViewController: viewController)
        modalNavController.modalPresentationStyle = style
        presentViewController(modalNavController, animated: true)
    }

    /// Starts a child flow over what is on screen; closing it, or swiping it away, finishes it.
    func presentFlow(_ child: BaseCoordinator) {
        addChildCoordinator(child)
        child.start()
        if let root = child.navigationController.viewControllers.first {
            addCloseButton(to: root) { [weak child] in child?.finish() }
        }
        presentViewController(child.navigationController, animated: true)
    }

    /// Dismisses what the flow has presented and goes back to its first screen.
    func returnToRoot() {
        if navigationController.presentedViewController != nil {
            dismissViewController(animated: false)
        }
        navigationController.popToRootViewController(animated: false)
    }

    /// Has the screens of the flow, and of its sheets, show what has changed.
    func refreshScreens() {
        let stacks = sequence(first: navigationController) { $0.presentedViewController as? UINavigationController }
        for case let screen as RefreshableScreen in stacks.flatMap(\.viewControllers) {
            screen.refresh()
        }
    }

    // MARK: - Alerts
    func showAlert(title: String, message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: String(localized: "common.ok"), style: .default))
        frontViewController.present(alert, animated: true)
    }

    // MARK: - Other Features
    /// Opens a screen of another feature, through the coordinator above that knows them all.
    func open(_ route: AppRoute) {
        var ancestor = parentCoordinator
        while let coordinator = ancestor {
            if let handler = coordinator as? AppRouteHandler { return handler.handle(route) }
            ancestor = coordinator.parentCoordinator
        }
    }

    // MARK: - Private Methods
    private var frontViewController: UIViewController {
        var front: UIViewController = navigationController
        while let presented = front.presentedViewController, !presented.isBeingDismissed {
            front = presented
        }
        return front
    }

    private func addCloseButton(to viewController: UIViewController, action: @escaping () -> Void) {
        let button = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in action() })
        button.accessibilityIdentifier = "common.close"
        viewController.navigationItem.leftBarButtonItem = button
    }
}
