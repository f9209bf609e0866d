import Common
import Swinject

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
}

extension FavoritesCoordinator: FavoritesCoordinatorActions {}
extension FavoritesCoordinator: FavoritesDetailCoordinatorActions {}

// MARK: - Deep links

extension FavoritesCoordinator {
    func handle(_ link: DeepLink) {
        guard let route = FavoritesRoute.parse(link) else { return }
        switch route {
        case .list:
            break
        case .detail(let itemId):
            showDetail(itemId: itemId)
        }
    }
}
