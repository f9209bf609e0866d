// from: 15.0
import UIKit

@MainActor
protocol FlowCoordinator: AnyObject {
    var navigationController: UINavigationController { get set }
    var childCoordinators: [any FlowCoordinator] { get set }
    var parentCoordinator: (any FlowCoordinator)? { get set }

    func start()
    func childDidFinish(_ child: any FlowCoordinator)
}

@MainActor
class FlowCoordinatorBase: NSObject, FlowCoordinator {
    var navigationController: UINavigationController
    var childCoordinators: [any FlowCoordinator] = []
    weak var parentCoordinator: (any FlowCoordinator)?

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
    }

    func start() {
        preconditionFailure("a subclass starts its flow")
    }

    func childDidFinish(_ child: any FlowCoordinator) {
        childCoordinators.removeAll { $0 === child }
    }

    func present(_ controller: UIViewController) {
        controller.presentationController?.delegate = self
        navigationController.present(controller, animated: true)
    }

    func showAlert(title: String, message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: String(localized: "ok"), style: .default))
        navigationController.present(alert, animated: true)
    }

    func showActionSheet(title: String, actions: [String], onSelect: @escaping (Int) -> Void) {
        let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        for (index, action) in actions.enumerated() {
            sheet.addAction(UIAlertAction(title: action, style: .default) { _ in onSelect(index) })
        }
        sheet.addAction(UIAlertAction(title: "cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem =
            navigationController.topViewController?
            .navigationItem.rightBarButtonItem
        navigationController.present(sheet, animated: true)
    }
}

extension FlowCoordinatorBase: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        parentCoordinator?.childDidFinish(self)
    }
}

extension FlowCoordinatorBase: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        guard let from = navigationController.topViewController, from !== viewController else { return }
        parentCoordinator?.childDidFinish(self)
    }
}

final class TabsCoordinator: FlowCoordinatorBase {
    private let tabBarController = UITabBarController()

    override func start() {
        let home = UINavigationController()
        home.tabBarItem = UITabBarItem(
            title: String(localized: "tab.home"),
            image: UIImage(systemName: "house"),
            selectedImage: UIImage(systemName: "house.fill")
        )
        home.navigationBar.prefersLargeTitles = true
        tabBarController.viewControllers = [home]
        let sheet = UINavigationController(rootViewController: UIViewController())
        sheet.modalPresentationStyle = .pageSheet
        if let presentation = sheet.sheetPresentationController {
            presentation.detents = [.medium(), .large()]
            presentation.prefersGrabberVisible = true
        }
        present(sheet)
        navigationController.setViewControllers([tabBarController], animated: false)
        navigationController.setNavigationBarHidden(true, animated: false)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: TabsCoordinator?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        let coordinator = TabsCoordinator(navigationController: UINavigationController())
        coordinator.start()
        window.rootViewController = coordinator.navigationController
        window.makeKeyAndVisible()
        self.window = window
        self.coordinator = coordinator
        if let url = connectionOptions.urlContexts.first?.url { open(url) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let url = URLContexts.first?.url else { return }
        open(url)
    }

    private func open(_ url: URL) {}
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithDefaultBackground()
        UINavigationBar.appearance().standardAppearance = appearance
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
