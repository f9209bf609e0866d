import Common
import Swinject

nonisolated struct DeliveriesCoordinatorFactory: DeliveriesCoordinatorFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeDeliveriesCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> DeliveriesFlowCoordinatorProtocol {
        DeliveriesCoordinator(router: router, resolver: resolver, finishDelegate: finishDelegate)
    }
}
