/// Presents and dismisses as UIKit does: nothing is presented from outside a window, and a dismissal that is animated
/// is over only later.
@MainActor
enum Presentation {
    static func present(
        _ controller: UIViewController,
        from source: UIViewController,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        let presenter = source.outermost
        guard presenter.viewIfLoaded?.window != nil, presenter.presented == nil, controller.presenter == nil else {
            return
        }
        presenter.presented = controller
        controller.presenter = presenter
        _ = controller.ownPresentationController
        controller.isBeingPresented = true
        controller.modalRoot = presenter.viewIfLoaded?.window
        controller.appear(animated)
        after(animated) {
            controller.finishAppearing(animated)
            controller.isBeingPresented = false
            completion?()
        }
    }

    static func dismiss(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let presenter = source.outermost.presented == nil ? source.presentingViewController : source.outermost,
            let presented = presenter.presented
        else {
            completion?()
            return
        }
        dismiss(presented, of: presenter, animated: animated, completion: completion)
    }

    /// What a swipe down on a sheet does.
    static func swipeDown(_ controller: UIViewController) {
        guard let presenter = controller.presenter, let presentation = controller.storedPresentationController else {
            return
        }
        let delegate = presentation.delegate
        let mayDismiss = delegate?.presentationControllerShouldDismiss(presentation) ?? true
        guard mayDismiss, !controller.isModalInPresentation else {
            delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return
        }
        delegate?.presentationControllerWillDismiss(presentation)
        dismiss(controller, of: presenter, animated: false) {
            delegate?.presentationControllerDidDismiss(presentation)
        }
    }

    private static func dismiss(
        _ presented: UIViewController,
        of presenter: UIViewController,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        presented.isBeingDismissed = true
        presented.disappear(animated)
        after(animated) {
            presented.finishDisappearing(animated)
            presented.isBeingDismissed = false
            presenter.presented = nil
            presented.presenter = nil
            presented.modalRoot = nil
            presented.storedPresentationController = nil
            completion?()
        }
    }

    static func after(_ animated: Bool, _ body: @escaping @MainActor () -> Void) {
        guard animated, UIView.areAnimationsEnabled else {
            body()
            return
        }
        Task { @MainActor in body() }
    }
}

extension UIViewController {
    /// The container that presents on behalf of what it holds.
    var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// The window that a presented controller is shown in.
    var modalRoot: UIWindow? {
        get { viewIfLoaded?.superview as? UIWindow }
        set {
            if let newValue {
                newValue.addSubview(view)
            } else {
                viewIfLoaded?.removeFromSuperview()
            }
        }
    }

    var ownPresentationController: UIPresentationController {
        if let storedPresentationController { return storedPresentationController }
        let made: UIPresentationController
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            made = UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .popover:
            made = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        default:
            made = UIPresentationController(presentedViewController: self, presenting: presenter)
        }
        storedPresentationController = made
        return made
    }

    func appear(_ animated: Bool) {
        prepareToAppear()
        guard appearance == .gone || appearance == .disappearing else { return }
        loadViewIfNeeded()
        appearance = .appearing
        viewWillAppear(animated)
        viewIsAppearing(animated)
        for child in visibleChildren { child.appear(animated) }
    }

    func finishAppearing(_ animated: Bool) {
        guard appearance == .appearing else { return }
        appearance = .visible
        viewDidAppear(animated)
        for child in visibleChildren { child.finishAppearing(animated) }
        didAppearOnScreen(animated)
    }

    func disappear(_ animated: Bool) {
        guard appearance == .visible || appearance == .appearing else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        for child in visibleChildren { child.disappear(animated) }
    }

    func finishDisappearing(_ animated: Bool) {
        guard appearance == .disappearing else { return }
        appearance = .gone
        viewDidDisappear(animated)
        for child in visibleChildren { child.finishDisappearing(animated) }
    }

    private var visibleChildren: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController.map { [$0] } ?? []
        case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
        default: children
        }
    }
}
