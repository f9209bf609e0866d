import UIKit

@MainActor
final class ClaimsCoordinator: BaseCoordinator {
    private let container: ClaimsDIContainer

    init(navigationController: UINavigationController, container: ClaimsDIContainer) {
        self.container = container
        super.init(navigationController: navigationController)
    }

    override func start() {
        let viewController = container.makeClaimsViewController()
        viewController.coordinator = self
        pushViewController(viewController, animated: false)
    }

    // MARK: - Navigation Methods
    func showDetail(claimId: Int, hidesBottomBar: Bool = true) {
        let viewController = container.makeClaimsDetailViewController(claimId: claimId)
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    /// Closes the screen and brings those beneath it up to date.
    func finishDetail(_ viewController: UIViewController) {
        viewController.navigationController?.popViewController(animated: true)
        refreshScreens()
    }

    func showEdit(claimId: Int, hidesBottomBar: Bool = true) {
        let viewController = container.makeClaimsEditViewController(claimId: claimId)
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    /// Closes the screen and brings those beneath it up to date.
    func finishEdit(_ viewController: UIViewController) {
        viewController.navigationController?.popViewController(animated: true)
        refreshScreens()
    }

    func showAdd(hidesBottomBar: Bool = true) {
        let viewController = container.makeClaimsAddViewController()
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    /// Closes the screen and brings those beneath it up to date.
    func finishAdd(_ viewController: UIViewController) {
        viewController.navigationController?.popViewController(animated: true)
        refreshScreens()
    }

    func showProgress(claimId: Int, hidesBottomBar: Bool = true) {
        let viewController = container.makeClaimsProgressViewController(claimId: claimId)
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    // MARK: - Deep Links
    /// Shows the route's screen, with those beneath it that lead there.
    func handle(_ route: ClaimsRoute) {
        returnToRoot { [self] in
            switch route {
            case .list:
                break
            case .add:
                showAdd()
            case .detail(let claimId):
                showDetail(claimId: claimId)
            case .edit(let claimId):
                showDetail(claimId: claimId)
                showEdit(claimId: claimId)
            case .progress(let claimId):
                showDetail(claimId: claimId)
                showProgress(claimId: claimId)
            }
        }
    }
}
