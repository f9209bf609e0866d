import Common
import Swinject

nonisolated struct AboutCoordinatorFactory: AboutCoordinatorFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeAboutCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> AboutFlowCoordinatorProtocol {
        AboutCoordinator(router: router, resolver: resolver, finishDelegate: finishDelegate)
    }
}
