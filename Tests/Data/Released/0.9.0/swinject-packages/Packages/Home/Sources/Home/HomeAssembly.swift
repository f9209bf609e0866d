import Common
import Swinject

public nonisolated final class HomeAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        registerInteractors(in: container)
        registerViewControllerFactories(in: container)
        registerCoordinatorFactory(in: container)
    }

    private func registerInteractors(in container: Container) {
        container.register(HomeInteractorProtocol.self) { resolver in
            HomeInteractor(sessionStore: resolver.resolve(SessionStoreProtocol.self)!)
        }
    }

    private func registerViewControllerFactories(in container: Container) {
        container.register(HomeViewControllerFactoryProtocol.self) { resolver in
            HomeViewControllerFactory(resolver: resolver)
        }
    }

    private func registerCoordinatorFactory(in container: Container) {
        container.register(HomeCoordinatorFactoryProtocol.self) { resolver in
            HomeCoordinatorFactory(resolver: resolver)
        }
    }
}
