import Common
import Swinject

nonisolated struct AppCoordinatorFactory: AppCoordinatorFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeAppCoordinator(router: Router) -> AppCoordinatorProtocol {
        AppCoordinator(router: router, resolver: resolver)
    }
}
