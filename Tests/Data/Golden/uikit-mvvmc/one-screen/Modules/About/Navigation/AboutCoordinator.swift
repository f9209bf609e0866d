import UIKit

@MainActor
final class AboutCoordinator: BaseCoordinator {
    private let container: AboutDIContainer

    init(navigationController: UINavigationController, container: AboutDIContainer) {
        self.container = container
        super.init(navigationController: navigationController)
    }

    override func start() {
        let viewController = container.makeAboutViewController()
        viewController.coordinator = self
        pushViewController(viewController, animated: false)
    }

    // MARK: - Deep Links
    /// Shows the route's screen, with those beneath it that lead there.
    func handle(_ route: AboutRoute) {
        returnToRoot {
            switch route {
            case .about:
                break
            }
        }
    }
}
