import UIKit

@MainActor
final class OrdersCoordinator: BaseCoordinator {
    private let container: OrdersDIContainer

    init(navigationController: UINavigationController, container: OrdersDIContainer) {
        self.container = container
        super.init(navigationController: navigationController)
    }

    override func start() {
        let viewController = container.makeOrdersViewController()
        viewController.coordinator = self
        pushViewController(viewController, animated: false)
    }

    // MARK: - Navigation Methods
    func showDetail(orderId: Int, hidesBottomBar: Bool = true) {
        let viewController = container.makeOrdersDetailViewController(orderId: orderId)
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    /// Closes the screen and brings those beneath it up to date.
    func finishDetail(_ viewController: UIViewController) {
        viewController.navigationController?.popViewController(animated: true)
        refreshScreens()
    }

    func showLogin(hidesBottomBar: Bool = true) {
        let viewController = container.makeOrderSignInViewController()
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    /// Closes the screen and brings those beneath it up to date.
    func finishLogin(_ viewController: UIViewController) {
        viewController.navigationController?.popViewController(animated: true)
        refreshScreens()
    }

    func showSearch(hidesBottomBar: Bool = true) {
        let viewController = container.makeOrdersSearchViewController()
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    // MARK: - Deep Links
    /// Shows the route's screen, with those beneath it that lead there.
    func handle(_ route: OrdersRoute) {
        returnToRoot { [self] in
            switch route {
            case .list:
                break
            case .login:
                showLogin()
            case .search:
                showSearch()
            case .detail(let orderId):
                showDetail(orderId: orderId)
            }
        }
    }
}
