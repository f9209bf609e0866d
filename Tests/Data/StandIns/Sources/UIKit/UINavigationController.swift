/// A stack of view controllers.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        replace([rootViewController])
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    open weak var delegate: (any UINavigationControllerDelegate)?
    public private(set) lazy var navigationBar = UINavigationBar()
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

    private var stack: [UIViewController] = []

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
    open override var childForStatusBarStyle: UIViewController? { nil }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isToolbarHidden = hidden
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!stack.contains(viewController), "pushing the same view controller instance more than once")
        move(to: stack + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        move(to: Array(stack.dropLast()), animated: animated)
        return popped
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController), index < stack.count - 1 else { return nil }
        let popped = Array(stack[(index + 1)...])
        move(to: Array(stack[...index]), animated: animated)
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        move(to: viewControllers, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Changes the stack at once; what is visible follows if the stack is on the screen.
    private func move(to controllers: [UIViewController], animated: Bool) {
        let (old, new) = (stack.last, controllers.last)
        guard appearance != .gone, old !== new else {
            replace(controllers)
            return
        }
        let isLeaving = old.map { !controllers.contains($0) } ?? false
        let isArriving = new.map { !stack.contains($0) } ?? false
        old?.isMovingFromParent = isLeaving
        new?.isMovingToParent = isArriving
        if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
        old?.disappear(animated)
        replace(controllers)
        new?.appear(animated)
        Presentation.after(animated) { [self] in
            old?.finishDisappearing(animated)
            new?.finishAppearing(animated)
            old?.isMovingFromParent = false
            new?.isMovingToParent = false
            if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
        }
    }

    private func replace(_ controllers: [UIViewController]) {
        let removed = stack.filter { !controllers.contains($0) }
        let added = controllers.filter { !stack.contains($0) }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added { controller.willMove(toParent: self) }
        stack = controllers
        children = controllers
        for controller in removed {
            controller.parent = nil
            controller.viewIfLoaded?.removeFromSuperview()
            controller.didMove(toParent: nil)
        }
        for controller in added {
            controller.parent = self
            controller.didMove(toParent: self)
        }
        showTop()
    }

    private func showTop() {
        guard isViewLoaded, viewIfLoaded?.window != nil else { return }
        for controller in stack.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
        if let top = stack.last { view.addSubview(top.view) }
    }

    private var hasShownRoot = false

    override func prepareToAppear() {
        showTop()
        guard !hasShownRoot, let topViewController else { return }
        delegate?.navigationController(self, willShow: topViewController, animated: false)
    }

    override func didAppearOnScreen(_ animated: Bool) {
        guard !hasShownRoot, let topViewController else { return }
        hasShownRoot = true
        delegate?.navigationController(self, didShow: topViewController, animated: false)
    }
}

/// Hears which view controller a stack shows.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}

    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
}
