/// Manages how a view controller is presented.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    public let presentedViewController: UIViewController
    open private(set) weak var storedPresenter: UIViewController?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        storedPresenter = presentingViewController
        super.init()
    }

    public var presentingViewController: UIViewController {
        presentedViewController.presenter ?? storedPresenter ?? presentedViewController
    }

    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
}

/// Hears about a presentation: above all that the person swiped it away.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
}

/// Presents as a sheet.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    open var detents: [UISheetPresentationController.Detent] = [.large()]
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    open var preferredCornerRadius: CGFloat?

    open func animateChanges(_ changes: () -> Void) {
        changes()
    }

    /// A height at which a sheet rests.
    @MainActor @preconcurrency
    open class Detent: NSObject {
        private let name: String

        init(_ name: String) {
            self.name = name
            super.init()
        }

        public class func medium() -> UISheetPresentationController.Detent { Detent("medium") }
        public class func large() -> UISheetPresentationController.Detent { Detent("large") }

        #if IOS_16
        public static func custom(
            identifier: UISheetPresentationController.Detent.Identifier? = nil,
            resolver:
                @escaping (
                    _ context: any UISheetPresentationControllerDetentResolutionContext
                ) -> CGFloat?
        ) -> UISheetPresentationController.Detent {
            Detent(identifier?.rawValue ?? "custom")
        }
        #endif

        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier("medium")
            public static let large = Identifier("large")
        }
    }
}

#if IOS_16
/// What a height of one's own is computed from.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var maximumDetentValue: CGFloat { get }
    var containerTraitCollection: UITraitCollection { get }
}
#endif

/// Presents as a popover.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect: CGRect = .null
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// Where a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any = UIPopoverArrowDirection(rawValue: 15)
}
