import Appointments
import Common
import Home
import Prescriptions
import Swinject
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private var assembler: Assembler!
    private var appCoordinator: AppCoordinator!

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        loadAssembler()
        let navigationController = UINavigationController()
        appCoordinator = AppCoordinator(
            router: NavigationRouter(navigationController: navigationController),
            resolver: assembler.resolver
        )
        appCoordinator.start(animated: false)
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigationController
        window?.makeKeyAndVisible()
    }

    private func loadAssembler() {
        let featureModules: [Assembly] = [
            HomeAssembly(),
            AppointmentsAssembly(),
            PrescriptionsAssembly(),
        ]
        assembler = Assembler([CoreAssembly()] + featureModules)
    }
}
