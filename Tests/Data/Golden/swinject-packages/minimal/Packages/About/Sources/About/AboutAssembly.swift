import Common
import Swinject

public nonisolated final class AboutAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        registerViewControllerFactories(in: container)
        registerCoordinatorFactory(in: container)
    }

    private func registerViewControllerFactories(in container: Container) {
        container.register(AboutViewControllerFactoryProtocol.self) { resolver in
            AboutViewControllerFactory(resolver: resolver)
        }
    }

    private func registerCoordinatorFactory(in container: Container) {
        container.register(AboutCoordinatorFactoryProtocol.self) { resolver in
            AboutCoordinatorFactory(resolver: resolver)
        }
    }
}
