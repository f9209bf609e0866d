import Common
import Swinject

nonisolated struct AuthenticationCoordinatorFactory: AuthenticationCoordinatorFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeAuthenticationCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> AuthenticationFlowCoordinatorProtocol {
        AuthenticationCoordinator(router: router, resolver: resolver, finishDelegate: finishDelegate)
    }
}
