/// One instance of an app's interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    public let session: UISceneSession
    open weak var delegate: (any UISceneDelegate)?
    open var title: String! = ""
    open internal(set) var activationState: UIScene.ActivationState = .foregroundActive

    open func open(
        _ url: URL,
        options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// Whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// What a scene was made for.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        open internal(set) var userActivities: Set<NSUserActivity> = []
        open internal(set) var sourceApplication: String?
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
    }

    /// How an address is opened elsewhere.
    @MainActor @preconcurrency
    open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
    }

    /// How an address came.
    @MainActor @preconcurrency
    open class OpenURLOptions: NSObject {
        open internal(set) var sourceApplication: String?
        open internal(set) var openInPlace = false
    }
}

/// A scene that holds windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    private var windowReferences: [WeakWindow] = []

    open var windows: [UIWindow] { windowReferences.compactMap(\.window) }

    open var screen: UIScreen { UIScreen.shared }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var statusBarManager: UIStatusBarManager? { nil }

    func add(_ window: UIWindow) {
        windowReferences.append(WeakWindow(window: window))
    }

    /// A scene as the system connects it.
    static func connected() -> UIWindowScene {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let scene = UIWindowScene(session: UISceneSession(configuration: configuration), connectionOptions: .init())
        scene.session.scene = scene
        return scene
    }
}

private struct WeakWindow {
    weak var window: UIWindow?
}

/// The status bar's place.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {}

/// An address that the app was asked to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    open private(set) var url: URL
    open private(set) var options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}

/// An entry of the app's menu on the home screen.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
    open var type = ""
}

/// What a scene is made from.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }

    open private(set) var name: String?
    open private(set) var role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?
}

/// What the system remembers of a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    open internal(set) weak var scene: UIScene?
    open private(set) var configuration: UISceneConfiguration
    open private(set) var persistentIdentifier = UUID().uuidString

    init(configuration: UISceneConfiguration) {
        self.configuration = configuration
        super.init()
    }

    open var role: UISceneSession.Role { configuration.role }

    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

/// Hears about a scene's life.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Hears about a window scene's life.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set { _ = newValue }
    }
}
