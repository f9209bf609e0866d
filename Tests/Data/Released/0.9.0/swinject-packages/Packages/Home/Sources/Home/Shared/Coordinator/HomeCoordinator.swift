import Common
import Swinject

@MainActor
final class HomeCoordinator: HomeFlowCoordinatorProtocol {
    weak var finishDelegate: CoordinatorFinishDelegate?
    var childCoordinators: [ChildCoordinator] = []

    private let router: Router
    private let resolver: Resolver

    init(router: Router, resolver: Resolver, finishDelegate: CoordinatorFinishDelegate) {
        self.router = router
        self.resolver = resolver
        self.finishDelegate = finishDelegate
    }

    // MARK: - Flow

    func start() {
        let factory = resolver.resolve(HomeViewControllerFactoryProtocol.self)!
        router.setRoot(factory.makeHomeViewController(coordinator: self))
    }

    func show(_ feature: Feature, opening link: DeepLink) {
        startCoordinator(of: feature).handle(link)
    }

    @discardableResult
    private func startCoordinator(of feature: Feature) -> ChildCoordinator & DeepLinkHandling {
        let coordinator = makeCoordinator(of: feature)
        addChild(coordinator)
        coordinator.start()
        return coordinator
    }

    private func makeCoordinator(of feature: Feature) -> ChildCoordinator & DeepLinkHandling {
        switch feature {
        case .favorites:
            return resolver.resolve(FavoritesCoordinatorFactoryProtocol.self)!
                .makeFavoritesCoordinator(router: router, finishDelegate: self)
        }
    }
}

// MARK: - Actions

extension HomeCoordinator: HomeCoordinatorActions {
    func show(_ feature: Feature) {
        startCoordinator(of: feature)
    }
}
