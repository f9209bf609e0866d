import Common
import Swinject

nonisolated struct CatalogItemsCoordinatorFactory: CatalogItemsCoordinatorFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeCatalogItemsCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> CatalogItemsFlowCoordinatorProtocol {
        CatalogItemsCoordinator(router: router, resolver: resolver, finishDelegate: finishDelegate)
    }
}
