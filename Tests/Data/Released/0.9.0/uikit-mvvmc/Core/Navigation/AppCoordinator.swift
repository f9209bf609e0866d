import UIKit

@MainActor
final class AppCoordinator: BaseCoordinator {
    // MARK: - Properties
    private let window: UIWindow
    private let container: ModuleContainerFactory
    private var mainCoordinator: MainCoordinator?
    private var pendingRoute: AppRoute?

    // MARK: - Initialization
    init(window: UIWindow, container: ModuleContainerFactory) {
        self.window = window
        self.container = container
        super.init(navigationController: UINavigationController())
    }

    // MARK: - Flow
    override func start() {
        let coordinator = container.makeLoadingDIContainer().makeLoadingFlowCoordinator(
            navigationController: UINavigationController()
        )
        show(coordinator)
        window.makeKeyAndVisible()
    }

    override func childDidFinish(_ child: Coordinator) {
        super.childDidFinish(child)
        if child is LoadingCoordinator {
            showMain()
        }
    }

    // MARK: - Deep Links
    /// Opens a link at once, or as soon as loading is over; links of other apps are ignored.
    func handle(_ url: URL) {
        guard let route = DeepLinkParser.parse(url) else { return }
        if let mainCoordinator {
            mainCoordinator.handle(route)
        } else {
            pendingRoute = route
        }
    }

    // MARK: - Private Methods
    private func showMain() {
        let coordinator = container.makeMainDIContainer().makeMainFlowCoordinator(
            navigationController: UINavigationController()
        )
        show(coordinator)
        mainCoordinator = coordinator
        if let pendingRoute {
            coordinator.handle(pendingRoute)
        }
        pendingRoute = nil
    }

    private func show(_ coordinator: BaseCoordinator) {
        addChildCoordinator(coordinator)
        coordinator.start()
        window.rootViewController = coordinator.navigationController
    }
}
