import UIKit

public final class NavigationRouter: NSObject, Router {
    private let navigationController: UINavigationController
    private var completions: [UIViewController: () -> Void] = [:]

    public init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
    }

    public func setRoot(_ viewController: UIViewController) {
        dismissAll()
        navigationController.setViewControllers([viewController], animated: false)
        runCompletions()
    }

    public func push(_ viewController: UIViewController, completion: (() -> Void)?) {
        dismissAll()
        completions[viewController] = completion
        navigationController.pushViewController(viewController, animated: true)
    }

    public func pop() {
        navigationController.popViewController(animated: true)
        runCompletions()
    }

    public func popToRoot() {
        dismissAll()
        navigationController.popToRootViewController(animated: true)
        runCompletions()
    }

    public func present(_ viewController: UIViewController, style: UIModalPresentationStyle) {
        let modal = UINavigationController(rootViewController: viewController)
        modal.modalPresentationStyle = style
        navigationController.topmost.present(modal, animated: true)
    }

    public func dismiss() {
        let topmost = navigationController.topmost
        guard topmost !== navigationController else { return }
        topmost.presentingViewController?.dismiss(animated: true)
    }

    public func close(_ viewController: UIViewController) {
        let stack = navigationController.viewControllers
        if let index = stack.firstIndex(of: viewController), index > 0 {
            dismissAll()
            navigationController.popToViewController(stack[index - 1], animated: true)
            runCompletions()
        } else if let modal = viewController.navigationController, modal !== navigationController {
            modal.presentingViewController?.dismiss(animated: true)
        }
    }

    public func refresh() async {
        for case let screen as RefreshableScreen in navigationController.openScreens {
            await screen.refresh()
        }
    }

    /// At once, because something else is about to be shown.
    private func dismissAll() {
        guard navigationController.presentedViewController != nil else { return }
        navigationController.dismiss(animated: false)
    }

    /// Tells those whose controllers are gone from the stack.
    private func runCompletions() {
        let stack = navigationController.viewControllers
        for (viewController, completion) in completions where !stack.contains(viewController) {
            completions[viewController] = nil
            completion()
        }
    }
}

// MARK: - UINavigationControllerDelegate

extension NavigationRouter: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        runCompletions()
    }
}
