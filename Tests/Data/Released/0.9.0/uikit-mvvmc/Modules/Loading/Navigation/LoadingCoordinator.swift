import UIKit

@MainActor
final class LoadingCoordinator: BaseCoordinator {
    private let container: LoadingDIContainer

    init(navigationController: UINavigationController, container: LoadingDIContainer) {
        self.container = container
        super.init(navigationController: navigationController)
    }

    override func start() {
        let viewController = container.makeLoadingViewController()
        viewController.coordinator = self
        pushViewController(viewController, animated: false)
    }
}
