import Common
import Swinject

public nonisolated final class SplashAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        registerInteractors(in: container)
        registerViewControllerFactories(in: container)
    }

    private func registerInteractors(in container: Container) {
        container.register(SplashInteractorProtocol.self) { resolver in
            SplashInteractor(sessionStore: resolver.resolve(SessionStoreProtocol.self)!)
        }
    }

    private func registerViewControllerFactories(in container: Container) {
        container.register(SplashViewControllerFactoryProtocol.self) { resolver in
            SplashViewControllerFactory(resolver: resolver)
        }
    }
}
