import UIKit

extension UIViewController {
    /// This view controller and those presented over it, from below.
    var presentationStack: [UIViewController] {
        let stack = sequence(first: self as UIViewController) { below in
            below.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
        }
        return Array(stack)
    }

    /// The screens in it and in what is presented over it, from below.
    var screens: [UIViewController] {
        return presentationStack.flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] }
    }

    /// Whether something that was entered on one of its screens would be lost with it.
    var keepsInput: Bool {
        return screens.contains { ($0 as? InputScreen)?.hasInput == true }
    }
}
