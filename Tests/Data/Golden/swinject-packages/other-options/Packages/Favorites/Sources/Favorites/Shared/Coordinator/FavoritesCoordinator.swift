import Common
import Swinject
import UIKit

@MainActor
final class FavoritesCoordinator: FavoritesFlowCoordinatorProtocol {
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
        router.push(viewController, completion: nil)
    }

    func closeDetail(_ controller: AnyObject?) {
        guard let controller = controller as? UIViewController else { return }
        router.close(controller)
    }

    func showEdit(itemId: String, mode: EditorMode) {
        let factory = resolver.resolve(FavoritesEditViewControllerFactoryProtocol.self)!
        let viewController = factory.makeFavoritesEditViewController(itemId: itemId, mode: mode, coordinator: self)
        router.present(viewController, style: .pageSheet)
    }

    func closeEdit(_ controller: AnyObject?) {
        guard let controller = controller as? UIViewController else { return }
        router.close(controller)
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
