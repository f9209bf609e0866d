import Common
import Swinject

public nonisolated final class HomeAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        registerViewControllerFactories(in: container)
        registerCoordinatorFactory(in: container)
    }

    private func registerViewControllerFactories(in container: Container) {
        container.register(HomeViewControllerFactoryProtocol.self) { _ in
            HomeViewControllerFactory()
        }
    }

    private func registerCoordinatorFactory(in container: Container) {
        container.register(HomeCoordinatorFactoryProtocol.self) { resolver in
            HomeCoordinatorFactory(resolver: resolver)
        }
    }
}
