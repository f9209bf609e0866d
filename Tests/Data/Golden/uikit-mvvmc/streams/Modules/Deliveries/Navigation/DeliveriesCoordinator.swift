import UIKit

@MainActor
final class DeliveriesCoordinator: BaseCoordinator {
    private let container: DeliveriesDIContainer

    init(navigationController: UINavigationController, container: DeliveriesDIContainer) {
        self.container = container
        super.init(navigationController: navigationController)
    }

    override func start() {
        let viewController = container.makeDeliveriesViewController()
        viewController.coordinator = self
        pushViewController(viewController, animated: false)
    }

    // MARK: - Navigation Methods
    func showDetail(deliveryId: Int, hidesBottomBar: Bool = true) {
        let viewController = container.makeDeliveriesDetailViewController(deliveryId: deliveryId)
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    /// Closes the screen and brings those beneath it up to date.
    func finishDetail(_ viewController: UIViewController) {
        viewController.navigationController?.popViewController(animated: true)
        refreshScreens()
    }

    func showPosition(deliveryId: Int, hidesBottomBar: Bool = true) {
        let viewController = container.makeDeliveriesPositionViewController(deliveryId: deliveryId)
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    func showHistory(state: DeliveryState = .delivered, hidesBottomBar: Bool = true) {
        let viewController = container.makeDeliveriesHistoryViewController(state: state)
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    // MARK: - Deep Links
    /// Shows the route's screen, with those beneath it that lead there.
    func handle(_ route: DeliveriesRoute) {
        returnToRoot { [self] in
            switch route {
            case .list:
                break
            case .history(let state):
                showHistory(state: state)
            case .detail(let deliveryId):
                showDetail(deliveryId: deliveryId)
            case .position(let deliveryId):
                showDetail(deliveryId: deliveryId)
                showPosition(deliveryId: deliveryId)
            }
        }
    }
}
