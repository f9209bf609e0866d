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

    /// Closes the screen and brings those beneath it up to date.
    func finishDetail(_ viewController: UIViewController) {
        viewController.navigationController?.popViewController(animated: true)
        refreshScreens()
    }

    func showEdit(itemId: String, mode: EditorMode) {
        let viewController = container.makeFavoritesEditViewController(itemId: itemId, mode: mode)
        viewController.coordinator = self
        presentModal(viewController, style: .pageSheet)
    }

    /// Closes the screen and brings those beneath it up to date.
    func finishEdit(_ viewController: UIViewController) {
        viewController.presentingViewController?.dismiss(animated: true)
        refreshScreens()
    }

    func showSettings(hidesBottomBar: Bool = true) {
        let viewController = container.makeFavoritesSettingsViewController()
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }
}
