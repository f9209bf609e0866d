import Common
import Homepage
import Profile
import Swinject
import Tracking
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private lazy var assembler = Assembler([
        CommonAssembly(),
        HomepageAssembly(),
        ProfileAssembly(),
        TrackingAssembly(),
        CourierAssembly(),
    ])
    private var root: RootCoordinator?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = navigation
        self.window = window
        let root = RootCoordinator(router: NavigationRouter(navigationController: navigation), r: assembler.resolver)
        self.root = root
        root.start()
        window.makeKeyAndVisible()
    }
}
