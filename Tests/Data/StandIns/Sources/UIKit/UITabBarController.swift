/// View controllers side by side, one of them chosen.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public private(set) lazy var tabBar = UITabBar()
    private var controllers: [UIViewController]?
    private var selection = 0

    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for controller in children { controller.removeFromParent() }
        controllers = viewControllers
        for controller in viewControllers ?? [] {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        selection = min(selection, max(0, (viewControllers?.count ?? 0) - 1))
        showSelected()
    }

    #if IOS_18
    public enum Mode: Int, Sendable {
        case automatic = 0
        case tabBar = 1
        case tabSidebar = 2
    }

    open var mode: UITabBarController.Mode = .automatic

    /// The tabs ask for their view controllers when they are first shown, as UIKit's do.
    open var tabs: [UITab] = [] {
        didSet {
            for controller in children { controller.removeFromParent() }
            controllers = nil
            selection = min(selection, max(0, tabs.count - 1))
            showSelected()
        }
    }

    open var selectedTab: UITab? {
        get { tabs.indices.contains(selection) ? tabs[selection] : nil }
        set { if let index = tabs.firstIndex(where: { $0 === newValue }) { select(index) } }
    }
    #endif

    #if IOS_26
    public enum MinimizeBehavior: Int, Sendable {
        case automatic = 0
        case never = 1
        case onScrollDown = 2
        case onScrollUp = 3
    }

    open var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior = .automatic
    #endif

    open var selectedIndex: Int {
        get { selectedViewController == nil ? NSNotFound : selection }
        set { select(newValue) }
    }

    open var selectedViewController: UIViewController? {
        get { controller(at: selection) }
        set { if let index = controllers?.firstIndex(where: { $0 === newValue }) { select(index) } }
    }

    private func controller(at index: Int) -> UIViewController? {
        #if IOS_18
        if tabs.indices.contains(index) {
            let controller = tabs[index].viewController
            if let controller, controller.parent == nil {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            return controller
        }
        #endif
        return controllers.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    private func select(_ index: Int) {
        guard controller(at: index) != nil, index != selection else { return }
        let old = selectedViewController
        selection = index
        guard appearance != .gone else { return }
        old?.disappear(false)
        old?.viewIfLoaded?.removeFromSuperview()
        old?.finishDisappearing(false)
        showSelected()
        selectedViewController?.appear(false)
        selectedViewController?.finishAppearing(false)
    }

    private func showSelected() {
        guard viewIfLoaded?.window != nil, let selectedViewController else { return }
        view.addSubview(selectedViewController.view)
    }

    override func prepareToAppear() {
        loadViewIfNeeded()
        showSelected()
    }
}

#if IOS_18
/// One of a tab bar controller's tabs.
@MainActor @preconcurrency
open class UITab: NSObject {
    private let provider: ((UITab) -> UIViewController)?
    private var provided: UIViewController?

    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    open var title: String
    open var image: UIImage?
    public let identifier: String

    open var viewController: UIViewController? {
        if provided == nil { provided = provider?(self) }
        return provided
    }
}

/// The tab of the search, with the system's title and image.
@MainActor @preconcurrency
open class UISearchTab: UITab {
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search",
            image: UIImage(systemName: "magnifyingglass"),
            identifier: "search",
            viewControllerProvider: viewControllerProvider
        )
    }
}
#endif

/// Hears which tab is chosen.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        true
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Two or three columns.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
    open var viewControllers: [UIViewController] = []
}

/// The bar under a tab bar controller.
@MainActor @preconcurrency
open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
}
