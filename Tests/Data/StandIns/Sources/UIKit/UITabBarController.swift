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
        get { controllers?.isEmpty == false ? selection : NSNotFound }
        set { select(newValue) }
    }

    open var selectedViewController: UIViewController? {
        get { controllers.flatMap { $0.indices.contains(selection) ? $0[selection] : nil } }
        set { if let index = controllers?.firstIndex(where: { $0 === newValue }) { select(index) } }
    }

    private func select(_ index: Int) {
        guard let controllers, controllers.indices.contains(index), index != selection else { return }
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
