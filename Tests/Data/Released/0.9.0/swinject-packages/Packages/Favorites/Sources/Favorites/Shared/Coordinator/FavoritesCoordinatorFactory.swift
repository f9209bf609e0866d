import Common
import Swinject

nonisolated struct FavoritesCoordinatorFactory: FavoritesCoordinatorFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeFavoritesCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> FavoritesFlowCoordinatorProtocol {
        FavoritesCoordinator(router: router, resolver: resolver, finishDelegate: finishDelegate)
    }
}
