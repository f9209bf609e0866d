import UIKit

extension UINavigationController {
    /// The controller that covers all others: the last one presented, or this one.
    var topmost: UIViewController {
        var topmost: UIViewController = self
        while let presented = topmost.presentedViewController, !presented.isBeingDismissed {
            topmost = presented
        }
        return topmost
    }

    /// The stack in front: that of the last one presented, or this one.
    var topmostStack: UINavigationController {
        var topmost = self
        while let presented = topmost.presentedViewController as? UINavigationController, !presented.isBeingDismissed {
            topmost = presented
        }
        return topmost
    }

    /// Every screen that is open: those on the stack, then those that are presented.
    var openScreens: [UIViewController] {
        var screens = viewControllers
        var presented = presentedViewController
        while let controller = presented, !controller.isBeingDismissed {
            screens += (controller as? UINavigationController)?.viewControllers ?? [controller]
            presented = controller.presentedViewController
        }
        return screens
    }
}
