import UIKit

public final class NavigationRouter: NSObject, Router {
    private let navigationController: UINavigationController
    private var completions: [UIViewController: () -> Void] = [:]

    public init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
    }

    public func setRoot(_ viewController: UIViewController) {
        navigationController.setViewControllers([viewController], animated: false)
        tell()
    }

    public func push(_ viewController: UIViewController, completion: (() -> Void)?) {
        completions[viewController] = completion
        navigationController.pushViewController(viewController, animated: true)
    }

    public func pop() {
        navigationController.popViewController(animated: true)
        tell()
    }

    public func popToRoot() {
        navigationController.popToRootViewController(animated: true)
        tell()
    }

    public func present(_ viewController: UIViewController, style: UIModalPresentationStyle) {
        viewController.modalPresentationStyle = style
        navigationController.present(viewController, animated: true)
    }

    public func dismiss() {
        navigationController.dismiss(animated: true)
    }

    public func close(_ viewController: UIViewController) {
        if navigationController.viewControllers.last === viewController { pop() } else { dismiss() }
    }

    public func refresh() async {
        for case let screen as RefreshableScreen in navigationController.viewControllers { await screen.refresh() }
    }

    private func tell() {
        let stack = navigationController.viewControllers
        for (viewController, completion) in completions where !stack.contains(viewController) {
            completions[viewController] = nil
            completion()
        }
    }
}

@MainActor
public protocol RefreshableScreen: AnyObject {
    func refresh() async
}
