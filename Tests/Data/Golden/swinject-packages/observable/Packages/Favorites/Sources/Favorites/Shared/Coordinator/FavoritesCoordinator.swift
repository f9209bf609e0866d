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

    func showAdd() {
        let factory = resolver.resolve(FavoritesAddViewControllerFactoryProtocol.self)!
        let viewController = factory.makeFavoritesAddViewController(coordinator: self)
        router.present(viewController, style: .pageSheet)
    }

    func closeAdd(_ controller: AnyObject?) {
        guard let controller = controller as? UIViewController else { return }
        router.close(controller)
    }

    func refresh() async {
        await router.refresh()
    }
}

extension FavoritesCoordinator: FavoritesCoordinatorActions {}
extension FavoritesCoordinator: FavoritesDetailCoordinatorActions {}
extension FavoritesCoordinator: FavoritesAddCoordinatorActions {}

// MARK: - Deep links

extension FavoritesCoordinator {
    func handle(_ link: DeepLink) {
        guard let route = FavoritesRoute.parse(link) else { return }
        switch route {
        case .list:
            break
        case .add:
            showAdd()
        case .detail(let itemId):
            showDetail(itemId: itemId)
        }
    }
}
