import UIKit

public final class StackRouter: NSObject, Router {
    private let navigationController: UINavigationController
    private var onPop: [UIViewController: () -> Void] = [:]

    public init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
    }

    public func push(_ viewController: UIViewController, animated: Bool, onPop: (() -> Void)?) {
        self.onPop[viewController] = onPop
        navigationController.pushViewController(viewController, animated: animated)
    }

    public func pop(animated: Bool) {
        guard let popped = navigationController.popViewController(animated: animated) else { return }
        onPop.removeValue(forKey: popped)?()
    }

    public func present(_ viewController: UIViewController, animated: Bool) {
        navigationController.present(viewController, animated: animated)
    }
}
