/// What stands in a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    public override init() {
        super.init()
    }

    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
}

/// A button in a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    public override init() {
        style = .plain
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init()
    }

    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
    {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }

    private(set) var systemItem: SystemItem?
    open var style: UIBarButtonItem.Style
    open var width: CGFloat = 0
    open var customView: UIView?
    open var tintColor: UIColor?
    open var primaryAction: UIAction?
    open var menu: UIMenu?

    #if IOS_16
    open var isHidden = false
    #endif

    /// How a button in a bar looks.
    public enum Style: Int, Sendable {
        case plain = 0
        @available(*, deprecated, renamed: "plain")
        case bordered = 1
        case done = 2
    }

    /// Buttons that the system has a picture for.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }
}

/// One of a tab bar's tabs.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init()
        self.tag = tag
    }

    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?

    /// Tabs that the system has a picture for.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }
}

/// What a navigation bar shows for one view controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    public init(title: String) {
        self.title = title
        super.init()
    }

    open var title: String?
    open var titleView: UIView?
    open var prompt: String?
    open var backButtonTitle: String?
    open var backBarButtonItem: UIBarButtonItem?
    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
    open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode = .default
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    var titleFromController: String? {
        get { title }
        set { title = newValue }
    }

    /// When a large title is shown.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic
        case always
        case never
        #if IOS_17
        case inline
        #endif
    }

    /// What a back button shows.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`
        case generic
        case minimal
    }
}

/// The bar above a stack.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var barTintColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var items: [UINavigationItem]?

    public class func appearance() -> UINavigationBar { UINavigationBar() }
}

/// The bar below a stack.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
}

/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    public override init() {
        super.init()
    }

    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {}

extension NSAttributedString.Key {
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
