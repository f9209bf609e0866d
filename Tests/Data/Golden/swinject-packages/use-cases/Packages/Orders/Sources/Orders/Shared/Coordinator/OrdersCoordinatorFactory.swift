import Common
import Swinject

nonisolated struct OrdersCoordinatorFactory: OrdersCoordinatorFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeOrdersCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> OrdersFlowCoordinatorProtocol {
        OrdersCoordinator(router: router, resolver: resolver, finishDelegate: finishDelegate)
    }
}
