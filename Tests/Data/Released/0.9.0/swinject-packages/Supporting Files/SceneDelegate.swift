import Authentication
import Common
import Favorites
import Home
import Splash
import Swinject
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private let appAssembler = Assembler()
    private var appCoordinator: AppCoordinatorProtocol?

    // MARK: - Scene Lifecycle

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        loadAssembler()
        let navigationController = UINavigationController()
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigationController
        let factory = appAssembler.resolver.resolve(AppCoordinatorFactoryProtocol.self)!
        let appCoordinator = factory.makeAppCoordinator(
            router: NavigationRouter(navigationController: navigationController)
        )
        self.window = window
        self.appCoordinator = appCoordinator
        appCoordinator.start()
        window.makeKeyAndVisible()
        open(connectionOptions.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        open(contexts)
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        appCoordinator?.handle(url)
    }

    // MARK: - Assemblies

    private func loadAssembler() {
        let featureModules: [Assembly] = [
            CommonAssembly(),
            AuthenticationAssembly(),
            FavoritesAssembly(),
            HomeAssembly(),
            SplashAssembly(),
        ]
        let appModules: [Assembly] = [
            AppCoordinatorAssembly()
        ]
        appAssembler.apply(assemblies: featureModules + appModules)
    }
}
