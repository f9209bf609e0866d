import UIKit

/// The tab bar and the 2 child coordinators behind it.
class MainCoordinator: BaseCoordinator {
    private let container: MainModuleContainerFactory
    private let window: UIWindow

    init(window: UIWindow, container: MainModuleContainerFactory) {
        self.window = window
        self.container = container
        super.init(flowName: "main", navigationController: UINavigationController())
    }

    override func start() {
        let tabBarController = UITabBarController()
        let tabs = [
            createDeparturesTab(),
            createSettingsTab(),
        ]
        tabBarController.setViewControllers(tabs, animated: false)
        print("MainCoordinator: tab bar with 2 tabs")
        window.rootViewController = tabBarController
        window.makeKeyAndVisible()
    }

    // MARK: - Tabs

    private func createDeparturesTab() -> UINavigationController {
        let navigationController = NavigationManager.shared.makeNavigationController(style: .tinted(.systemBlue))
        navigationController.tabBarItem = UITabBarItem(
            title: "Departures",
            image: UIImage(systemName: "ferry"),
            selectedImage: UIImage(systemName: "ferry.fill")
        )
        let coordinator = container.makeDeparturesDIContainer()
            .makeDeparturesFlowCoordinator(navigationController: navigationController)
        addChildCoordinator(coordinator)
        coordinator.start()
        return navigationController
    }

    private func createSettingsTab() -> UINavigationController {
        let navigationController = NavigationManager.shared.makeNavigationController(style: .plain)
        navigationController.tabBarItem = UITabBarItem(
            title: "Settings",
            image: UIImage(systemName: "gearshape"),
            selectedImage: UIImage(systemName: "gearshape.fill")
        )
        let coordinator = container.makeSettingsDIContainer()
            .makeSettingsFlowCoordinator(navigationController: navigationController)
        addChildCoordinator(coordinator)
        coordinator.start()
        return navigationController
    }
}
