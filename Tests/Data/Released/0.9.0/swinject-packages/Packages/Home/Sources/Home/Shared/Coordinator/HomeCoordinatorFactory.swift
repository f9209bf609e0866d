import Common
import Swinject

nonisolated struct HomeCoordinatorFactory: HomeCoordinatorFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeHomeCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> HomeFlowCoordinatorProtocol {
        HomeCoordinator(router: router, resolver: resolver, finishDelegate: finishDelegate)
    }
}
