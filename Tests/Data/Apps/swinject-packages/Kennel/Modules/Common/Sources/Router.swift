import UIKit

@MainActor
public protocol Router: AnyObject {
    func push(_ viewController: UIViewController, animated: Bool, onPop: (() -> Void)?)
    func pop(animated: Bool)
    func present(_ viewController: UIViewController, animated: Bool)
}
