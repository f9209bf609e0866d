import Common
import Swinject
import UIKit

@MainActor
final class NotesCoordinator: NotesFlowCoordinatorProtocol {
    weak var finishDelegate: CoordinatorFinishDelegate?

    private let router: Router
    private let resolver: Resolver

    init(router: Router, resolver: Resolver, finishDelegate: CoordinatorFinishDelegate) {
        self.router = router
        self.resolver = resolver
        self.finishDelegate = finishDelegate
    }

    // MARK: - Flow

    func start() {
        let factory = resolver.resolve(NotesViewControllerFactoryProtocol.self)!
        router.push(factory.makeNotesViewController(coordinator: self)) { [weak self] in
            self?.finish()
        }
    }
}

// MARK: - Actions

extension NotesCoordinator {
    func showDetail(itemId: String) {
        let factory = resolver.resolve(NotesDetailViewControllerFactoryProtocol.self)!
        let viewController = factory.makeNotesDetailViewController(itemId: itemId, coordinator: self)
        router.push(viewController, completion: nil)
    }

    func showEdit(itemId: String) {
        let factory = resolver.resolve(NotesEditViewControllerFactoryProtocol.self)!
        let viewController = factory.makeNotesEditViewController(itemId: itemId, coordinator: self)
        router.present(viewController, style: .pageSheet)
    }

    func closeEdit(_ controller: AnyObject?) {
        guard let controller = controller as? UIViewController else { return }
        router.close(controller)
    }

    func showCreate() {
        let factory = resolver.resolve(NotesCreateViewControllerFactoryProtocol.self)!
        let viewController = factory.makeNotesCreateViewController(coordinator: self)
        router.present(viewController, style: .pageSheet)
    }

    func closeCreate(_ controller: AnyObject?) {
        guard let controller = controller as? UIViewController else { return }
        router.close(controller)
    }

    func showGallery() {
        let factory = resolver.resolve(NotesGalleryViewControllerFactoryProtocol.self)!
        let viewController = factory.makeNotesGalleryViewController(coordinator: self)
        router.present(viewController, style: .fullScreen)
    }

    func closeGallery(_ controller: AnyObject?) {
        guard let controller = controller as? UIViewController else { return }
        router.close(controller)
    }

    func showSettings() {
        let factory = resolver.resolve(NotesSettingsViewControllerFactoryProtocol.self)!
        let viewController = factory.makeNotesSettingsViewController(coordinator: self)
        router.push(viewController, completion: nil)
    }

    func refresh() async {
        await router.refresh()
    }
}

extension NotesCoordinator: NotesCoordinatorActions {}
extension NotesCoordinator: NotesDetailCoordinatorActions {}
extension NotesCoordinator: NotesEditCoordinatorActions {}
extension NotesCoordinator: NotesCreateCoordinatorActions {}
extension NotesCoordinator: NotesGalleryCoordinatorActions {}
extension NotesCoordinator: NotesSettingsCoordinatorActions {}

// MARK: - Deep links

extension NotesCoordinator {
    func handle(_ link: DeepLink) {
        guard let route = NotesRoute.parse(link) else { return }
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
