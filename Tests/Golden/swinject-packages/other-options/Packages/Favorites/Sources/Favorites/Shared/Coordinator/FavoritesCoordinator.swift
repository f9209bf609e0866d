import Common
import Swinject
import UIKit

@MainActor
final class FavoritesCoordinator: FavoritesFlowCoordinatorProtocol {
    weak var finishDelegate: CoordinatorFinishDelegate?

    private let router: Router
    private let resolver: Resolver
    private weak var detailController: UIViewController?
    private weak var editController: UIViewController?

    init(router: Router, resolver: Resolver, finishDelegate: CoordinatorFinishDelegate) {
        self.router = router
        self.resolver = resolver
        self.finishDelegate = finishDelegate
    }

    // MARK: - Flow

    func start() {
        let factory = resolver.resolve(FavoritesViewControllerFactoryProtocol.self)!
        router.push(factory.makeFavoritesViewController(coordinator: self)) { [weak self] in
            self?.finish()
        }
    }
}

// MARK: - Actions

extension FavoritesCoordinator {
    func showDetail(itemId: String) {
        let factory = resolver.resolve(FavoritesDetailViewControllerFactoryProtocol.self)!
        let viewController = factory.makeFavoritesDetailViewController(itemId: itemId, coordinator: self)
        detailController = viewController
        router.push(viewController, completion: nil)
    }

    func closeDetail() {
        guard let detailController else { return }
        router.close(detailController)
    }

    func showEdit(itemId: String, mode: EditorMode) {
        let factory = resolver.resolve(FavoritesEditViewControllerFactoryProtocol.self)!
        let viewController = factory.makeFavoritesEditViewController(itemId: itemId, mode: mode, coordinator: self)
        editController = viewController
        router.present(viewController, style: .pageSheet)
    }

    func closeEdit() {
        guard let editController else { return }
        router.close(editController)
    }

    func showSettings() {
        let factory = resolver.resolve(FavoritesSettingsViewControllerFactoryProtocol.self)!
        let viewController = factory.makeFavoritesSettingsViewController(coordinator: self)
        router.push(viewController, completion: nil)
    }

    func refresh() async {
        await router.refresh()
    }
}

extension FavoritesCoordinator: FavoritesCoordinatorActions {}
extension FavoritesCoordinator: FavoritesDetailCoordinatorActions {}
extension FavoritesCoordinator: FavoritesEditCoordinatorActions {}
extension FavoritesCoordinator: FavoritesSettingsCoordinatorActions {}
