import UIKit

/// The mechanics of navigation, for coordinators.
@MainActor
public protocol Router: AnyObject {
    /// Replaces everything that is shown.
    func setRoot(_ viewController: UIViewController)

    /// Pushes in front: inside the sheet, if one is presented.
    ///
    /// - Parameter completion: Runs once when the controller has left the stack, also by a swipe or with its sheet.
    func push(_ viewController: UIViewController, completion: (() -> Void)?)

    func pop()

    /// Leaves the root alone on the screen.
    func popToRoot()

    /// Presents with a navigation bar of its own.
    func present(_ viewController: UIViewController, style: UIModalPresentationStyle)

    /// Takes down what was presented last.
    func dismiss()

    /// Takes a screen away, pushed or presented, with what is above it; one that is gone changes nothing.
    func close(_ viewController: UIViewController)

    /// Does what would close forms: at once, or when the user has agreed to lose what was entered last.
    func discardInput(by action: @escaping () -> Void)

    /// Loads again what the open screens show.
    func refresh() async
}
