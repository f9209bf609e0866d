import Common
import Dashboard
import Dogs
import Swinject
import UIKit
import Walks

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private let assembler = Assembler(SceneDelegate.assemblies)
    private var dashboard: DashboardCoordinator?

    static var assemblies: [Assembly] {
        [
            DashboardAssembly(),
            DogsAssembly(),
            WalksAssembly(),
        ]
    }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let navigationController = UINavigationController()
        let dashboard = DashboardCoordinator(
            router: StackRouter(navigationController: navigationController),
            resolver: assembler.resolver
        )
        self.dashboard = dashboard
        dashboard.start()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        self.window = window
    }
}
