import UIKit

public protocol RouterDelegate: AnyObject {
    func router(_ router: Router, didPop viewController: UIViewController)
}

public protocol Router: AnyObject {
    var navigationController: UINavigationController { get }
    var delegate: RouterDelegate? { get set }

    func push(_ viewController: UIViewController, animated: Bool)
    func pop(animated: Bool)
    func popToRoot(animated: Bool)
    func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)?)
    func dismiss(animated: Bool, completion: (() -> Void)?)
}
