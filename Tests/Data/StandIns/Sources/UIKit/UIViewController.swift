/// Manages a view and what happens in it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?
    open var title: String? {
        didSet { navigationItem.titleFromController = title }
    }

    // MARK: - View

    private var storedView: UIView?
    var appearance = Appearance.gone

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.owner = nil
            storedView = newValue
            newValue?.owner = self
        }
    }

    open var viewIfLoaded: UIView? { storedView }
    open var isViewLoaded: Bool { storedView != nil }

    open func loadView() {
        view = UIView(frame: UIScreen.shared.bounds)
    }

    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    #if compiler(>=5.9)
    open func viewIsAppearing(_ animated: Bool) {}
    #endif
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func didReceiveMemoryWarning() {}
    open func updateViewConstraints() {}
    open func viewSafeAreaInsetsDidChange() {}

    open override var next: UIResponder? { storedView?.superview }

    // MARK: - Storyboards

    open var storyboard: UIStoryboard? { nil }

    open func awakeFromNib() {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: - Navigation

    public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set { storedTabBarItem = newValue }
    }
    private var storedTabBarItem: UITabBarItem?

    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]?
    open private(set) var isEditing = false
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var definesPresentationContext = false
    open var preferredContentSize: CGSize = .zero
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    open var restorationIdentifier: String?
    open var traitCollection: UITraitCollection { .current }

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    open var splitViewController: UISplitViewController? { ancestor() }

    private func ancestor<Container: UIViewController>() -> Container? {
        var controller = parent
        while let current = controller {
            if let container = current as? Container { return container }
            controller = current.parent
        }
        return nil
    }

    /// Puts what is shown inside on the screen, before the view appears.
    func prepareToAppear() {}

    /// Does what follows once the view has appeared.
    func didAppearOnScreen(_ animated: Bool) {}

    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    // MARK: - Containment

    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var childForStatusBarStyle: UIViewController? { nil }

    // MARK: - Presentation

    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var isModalInPresentation = false
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open internal(set) var isMovingToParent = false
    open internal(set) var isMovingFromParent = false

    var presented: UIViewController?
    weak var presenter: UIViewController?
    var storedPresentationController: UIPresentationController?

    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    open var presentationController: UIPresentationController? {
        if let parent, storedPresentationController == nil { return parent.presentationController }
        return ownPresentationController
    }

    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// What runs a transition that is under way; the stand-ins' transitions have none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        Presentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Presentation.dismiss(from: self, animated: flag, completion: completion)
    }

    // MARK: - Appearance of the system

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    #if IOS_17
    open var contentUnavailableConfiguration: (any UIContentConfiguration)?
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(using: UIContentUnavailableConfigurationState(traitCollection: .current))
    }
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    @available(
        *,
        deprecated,
        message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
    )
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    #else
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    #endif
}

/// How far a view controller's view has come on its way to the screen.
enum Appearance {
    case gone
    case appearing
    case visible
    case disappearing
}

/// How a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// The ways the device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
    public static let all = UIInterfaceOrientationMask(rawValue: 30)
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

/// What a transition goes between.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Runs a transition, and what goes along with it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// One end of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Runs a transition of one's own.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
