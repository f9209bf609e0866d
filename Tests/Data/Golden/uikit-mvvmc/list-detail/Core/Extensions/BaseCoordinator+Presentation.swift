import UIKit

extension BaseCoordinator {
    // MARK: - Modal Presentation
    func presentViewController(_ viewController: UIViewController, animated: Bool = true) {
        viewController.presentationController?.delegate = self
        navigationController.presentationStack.last?.present(viewController, animated: animated)
    }

    func dismissViewController(animated: Bool = true) {
        navigationController.dismiss(animated: animated)
    }

    /// Shows a screen in a navigation controller of its own, with a button that closes it.
    func presentModal(_ viewController: UIViewController, style: UIModalPresentationStyle = .pageSheet) {
        let modalNavController = UINavigationController(rootViewController: viewController)
        modalNavController.modalPresentationStyle = style
        presentSheet(modalNavController)
    }

    /// Starts a child flow over what is on screen; closing it, or swiping it away, finishes it.
    func presentFlow(_ child: BaseCoordinator) {
        addChildCoordinator(child)
        child.start()
        presentSheet(child.navigationController)
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
        for case let screen as RefreshableScreen in navigationController.screens {
            screen.refresh()
        }
    }

    // MARK: - Alerts
    func showAlert(title: String, message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: String(localized: "common.ok"), style: .default))
        navigationController.presentationStack.last?.present(alert, animated: true)
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
    private func presentSheet(_ sheet: UINavigationController) {
        let close = UIAction { [weak self, weak sheet] _ in
            if let sheet { self?.closeSheet(sheet) }
        }
        let button = UIBarButtonItem(systemItem: .close, primaryAction: close)
        button.accessibilityIdentifier = "common.close"
        sheet.viewControllers.first?.navigationItem.leftBarButtonItem = button
        presentViewController(sheet, animated: true)
    }
}
