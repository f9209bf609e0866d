import Common
import Swinject

nonisolated struct ClaimsCoordinatorFactory: ClaimsCoordinatorFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeClaimsCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> ClaimsFlowCoordinatorProtocol {
        ClaimsCoordinator(router: router, resolver: resolver, finishDelegate: finishDelegate)
    }
}
