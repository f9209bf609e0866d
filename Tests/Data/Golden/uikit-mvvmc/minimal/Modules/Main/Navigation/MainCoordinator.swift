import UIKit

/// The app: a flow for every tab, and those that open over them.
@MainActor
final class MainCoordinator: BaseCoordinator, AppRouteHandler {
    private let container: MainDIContainer
    private let tabBarController = UITabBarController()

    // MARK: - Tabs
    private lazy var aboutCoordinator = container.makeAboutDIContainer()
        .makeAboutFlowCoordinator(navigationController: UINavigationController())

    init(navigationController: UINavigationController, container: MainDIContainer) {
        self.container = container
        super.init(navigationController: navigationController)
    }

    override func start() {
        tabBarController.viewControllers = [
            startTab(aboutCoordinator, title: String(localized: "about.tab.title"), icon: "square.grid.2x2")
        ]
        navigationController.setNavigationBarHidden(true, animated: false)
        navigationController.setViewControllers([tabBarController], animated: false)
    }

    // MARK: - Deep Links
    /// Opens a route in its tab or flow, at its root if there is no route within; asks first if input would be lost.
    func handle(_ route: AppRoute) {
        discardInput(of: [navigationController]) { [self] in
            closeFlows()
            switch route {
            case .about(let route):
                open(route, with: showTab(aboutCoordinator).handle(_:))
            }
        }
    }

    // MARK: - Private Methods
    private func startTab(_ coordinator: BaseCoordinator, title: String, icon: String) -> UIViewController {
        addChildCoordinator(coordinator)
        coordinator.start()
        let tab = coordinator.navigationController
        tab.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: icon), selectedImage: nil)
        return tab
    }

    private func showTab<Tab: BaseCoordinator>(_ coordinator: Tab) -> Tab {
        tabBarController.selectedViewController = coordinator.navigationController
        return coordinator
    }

    private func open<ModuleRoute>(_ route: ModuleRoute?, with handle: @MainActor (ModuleRoute) -> Void) {
        if let route { handle(route) }
    }

    /// Closes what covers the tabs.
    private func closeFlows() {
        let flows = childCoordinators.filter { $0.navigationController.presentingViewController != nil }
        if navigationController.presentedViewController != nil {
            dismissViewController(animated: false)
        }
        for flow in flows { flow.finish() }
    }
}
