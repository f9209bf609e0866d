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
        dismissAll(above: navigationController)
        navigationController.setViewControllers([viewController], animated: false)
        runCompletions()
    }

    public func push(_ viewController: UIViewController, completion: (() -> Void)?) {
        completions[viewController] = completion
        navigationController.topmostStack.pushViewController(viewController, animated: true)
    }

    public func pop() {
        navigationController.topmostStack.popViewController(animated: true)
        runCompletions()
    }

    public func popToRoot() {
        dismissAll(above: navigationController)
        navigationController.popToRootViewController(animated: true)
        runCompletions()
    }

    public func present(_ viewController: UIViewController, style: UIModalPresentationStyle) {
        let modal = UINavigationController(rootViewController: viewController)
        modal.delegate = self
        modal.modalPresentationStyle = style
        modal.presentationController?.delegate = self
        navigationController.topmost.present(modal, animated: true)
    }

    public func dismiss() {
        let topmost = navigationController.topmost
        guard topmost !== navigationController else { return }
        dismiss(topmost)
    }

    public func close(_ viewController: UIViewController) {
        guard let stack = viewController.navigationController else { return }
        if let index = stack.viewControllers.firstIndex(of: viewController), index > 0 {
            dismissAll(above: stack)
            stack.popToViewController(stack.viewControllers[index - 1], animated: true)
            runCompletions()
        } else if stack !== navigationController {
            dismiss(stack)
        }
    }

    public func discardInput(by action: @escaping () -> Void) {
        let forms = navigationController.openScreens.compactMap { ($0 as? FormScreen)?.form }
        if let form = forms.last(where: \.hasInput) {
            form.discardInput(by: action)
        } else {
            action()
        }
    }

    public func refresh() async {
        for case let screen as RefreshableScreen in navigationController.openScreens {
            await screen.refresh()
        }
    }

    private func dismiss(_ presented: UIViewController) {
        presented.presentingViewController?.dismiss(animated: true) { [weak self] in self?.runCompletions() }
    }

    /// At once, because something else is about to be shown.
    private func dismissAll(above stack: UINavigationController) {
        guard stack.presentedViewController != nil else { return }
        stack.dismiss(animated: false)
    }

    /// Tells those whose controllers are gone from the stacks.
    private func runCompletions() {
        let open = navigationController.openScreens
        for (viewController, completion) in completions where !open.contains(viewController) {
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

// MARK: - UIAdaptivePresentationControllerDelegate

extension NavigationRouter: UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        runCompletions()
    }

    /// The user has swiped down a form with input.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        discardInput { [weak self] in self?.dismiss() }
    }
}
