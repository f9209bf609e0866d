/// The app.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    static let instance = UIApplication()

    open class var shared: UIApplication { instance }
    open weak var delegate: (any UIApplicationDelegate)?
    private var scenes: Set<UIScene> = []

    /// The scenes that the system has connected: one from the start, as in an app that hosts tests.
    open var connectedScenes: Set<UIScene> {
        if scenes.isEmpty { scenes = [UIWindowScene.connected()] }
        return scenes
    }

    open private(set) var openSessions: Set<UISceneSession> = []
    open private(set) var applicationState: UIApplication.State = .active
    open var isIdleTimerDisabled = false

    public class var openSettingsURLString: String { "app-settings:" }

    open func open(
        _ url: URL,
        options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Whether the app is in front.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// Why the app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let url = LaunchOptionsKey(rawValue: "url")
    }

    /// How an address is opened in the app.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How an address is opened elsewhere.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension UIApplication {
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForeground"
    )
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
}

/// Hears about the app's life.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set { _ = newValue }
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }

    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        connectingSceneSession.configuration
    }

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        false
    }

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Starts the app; here there is none to start.
    @MainActor @preconcurrency
    public static func main() {}
}
