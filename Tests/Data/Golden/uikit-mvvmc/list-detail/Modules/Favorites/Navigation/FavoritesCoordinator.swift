import UIKit

@MainActor
final class FavoritesCoordinator: BaseCoordinator {
    private let container: FavoritesDIContainer

    init(navigationController: UINavigationController, container: FavoritesDIContainer) {
        self.container = container
        super.init(navigationController: navigationController)
    }

    override func start() {
        let viewController = container.makeFavoritesViewController()
        viewController.coordinator = self
        pushViewController(viewController, animated: false)
    }

    // MARK: - Navigation Methods
    func showDetail(itemId: String, hidesBottomBar: Bool = true) {
        let viewController = container.makeFavoritesDetailViewController(itemId: itemId)
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    // MARK: - Deep Links
    /// Shows the route's screen, with those beneath it that lead there.
    func handle(_ route: FavoritesRoute) {
        returnToRoot { [self] in
            switch route {
            case .list:
                break
            case .detail(let itemId):
                showDetail(itemId: itemId)
            }
        }
    }
}
