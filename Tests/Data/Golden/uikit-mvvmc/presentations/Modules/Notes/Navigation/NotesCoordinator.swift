import UIKit

@MainActor
final class NotesCoordinator: BaseCoordinator {
    private let container: NotesDIContainer

    init(navigationController: UINavigationController, container: NotesDIContainer) {
        self.container = container
        super.init(navigationController: navigationController)
    }

    override func start() {
        let viewController = container.makeNotesViewController()
        viewController.coordinator = self
        pushViewController(viewController, animated: false)
    }

    // MARK: - Navigation Methods
    func showDetail(itemId: String, hidesBottomBar: Bool = true) {
        let viewController = container.makeNotesDetailViewController(itemId: itemId)
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    func showEdit(itemId: String) {
        let viewController = container.makeNotesEditViewController(itemId: itemId)
        viewController.coordinator = self
        presentModal(viewController, style: .pageSheet)
    }

    /// Closes the screen and brings those beneath it up to date.
    func finishEdit(_ viewController: UIViewController) {
        viewController.presentingViewController?.dismiss(animated: true)
        refreshScreens()
    }

    func showCreate() {
        let viewController = container.makeNotesCreateViewController()
        viewController.coordinator = self
        presentModal(viewController, style: .pageSheet)
    }

    /// Closes the screen and brings those beneath it up to date.
    func finishCreate(_ viewController: UIViewController) {
        viewController.presentingViewController?.dismiss(animated: true)
        refreshScreens()
    }

    func showGallery() {
        let viewController = container.makeNotesGalleryViewController()
        viewController.coordinator = self
        presentModal(viewController, style: .fullScreen)
    }

    func showSettings(hidesBottomBar: Bool = true) {
        let viewController = container.makeNotesSettingsViewController()
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    // MARK: - Deep Links
    /// Shows the route's screen, with those beneath it that lead there.
    func handle(_ route: NotesRoute) {
        returnToRoot { [self] in
            switch route {
            case .list:
                break
            case .create:
                showCreate()
            case .settings:
                showSettings()
            case .detail(let itemId):
                showDetail(itemId: itemId)
            case .edit(let itemId):
                showDetail(itemId: itemId)
                showEdit(itemId: itemId)
            }
        }
    }
}
