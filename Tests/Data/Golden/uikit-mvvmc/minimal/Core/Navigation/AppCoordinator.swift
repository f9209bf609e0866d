import UIKit

@MainActor
final class AppCoordinator: BaseCoordinator {
    // MARK: - Properties
    private let window: UIWindow
    private let container: ModuleContainerFactory
    private var mainCoordinator: MainCoordinator?

    // MARK: - Initialization
    init(window: UIWindow, container: ModuleContainerFactory) {
        self.window = window
        self.container = container
        super.init(navigationController: UINavigationController())
    }

    // MARK: - Flow
    override func start() {
        showMain()
        window.makeKeyAndVisible()
    }

    // MARK: - Deep Links
    /// Opens a link; links of other apps are ignored.
    func handle(_ url: URL) {
        guard let route = DeepLinkParser.parse(url) else { return }
        mainCoordinator?.handle(route)
    }

    // MARK: - Private Methods
    private func showMain() {
        let coordinator = container.makeMainDIContainer().makeMainFlowCoordinator(
            navigationController: UINavigationController()
        )
        show(coordinator)
        mainCoordinator = coordinator
    }

    private func show(_ coordinator: BaseCoordinator) {
        addChildCoordinator(coordinator)
        coordinator.start()
        window.rootViewController = coordinator.navigationController
    }
}
