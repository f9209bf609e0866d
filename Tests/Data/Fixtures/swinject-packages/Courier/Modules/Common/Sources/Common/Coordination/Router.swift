import UIKit

@MainActor
public protocol Router: AnyObject {
    func setRoot(_ viewController: UIViewController)
    func push(_ viewController: UIViewController, completion: (() -> Void)?)
    func pop()
    func popToRoot()
    func present(_ viewController: UIViewController, style: UIModalPresentationStyle)
    func dismiss()
    func close(_ viewController: UIViewController)
    func refresh() async
}
