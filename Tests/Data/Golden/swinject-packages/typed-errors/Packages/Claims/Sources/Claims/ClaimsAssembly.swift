import Common
import Swinject

public nonisolated final class ClaimsAssembly: Assembly {
    private let usesSampleData: Bool

    public init(usesSampleData: Bool = SampleData.isOn()) {
        self.usesSampleData = usesSampleData
    }

    public func assemble(container: Container) {
        registerRepository(in: container)
        registerInteractors(in: container)
        registerViewControllerFactories(in: container)
        registerCoordinatorFactory(in: container)
    }

    private func registerRepository(in container: Container) {
        #if DEBUG
        if usesSampleData {
            container.register(ClaimsRepositoryProtocol.self) { _ in MockClaimsRepository() }
            return
        }
        #endif
        container.register(ClaimsRepositoryProtocol.self) { resolver in
            ClaimsRepository(networkService: resolver.resolve(NetworkServiceProtocol.self)!)
        }
    }

    private func registerInteractors(in container: Container) {
        container.register(ClaimsInteractorProtocol.self) { resolver in
            ClaimsInteractor(repository: resolver.resolve(ClaimsRepositoryProtocol.self)!)
        }
        container.register(ClaimsDetailInteractorProtocol.self) { resolver in
            ClaimsDetailInteractor(repository: resolver.resolve(ClaimsRepositoryProtocol.self)!)
        }
        container.register(ClaimsEditInteractorProtocol.self) { resolver in
            ClaimsEditInteractor(repository: resolver.resolve(ClaimsRepositoryProtocol.self)!)
        }
        container.register(ClaimsAddInteractorProtocol.self) { resolver in
            ClaimsAddInteractor(repository: resolver.resolve(ClaimsRepositoryProtocol.self)!)
        }
        container.register(ClaimsProgressInteractorProtocol.self) { resolver in
            ClaimsProgressInteractor(repository: resolver.resolve(ClaimsRepositoryProtocol.self)!)
        }
    }

    private func registerViewControllerFactories(in container: Container) {
        container.register(ClaimsViewControllerFactoryProtocol.self) { resolver in
            ClaimsViewControllerFactory(resolver: resolver)
        }
        container.register(ClaimsDetailViewControllerFactoryProtocol.self) { resolver in
            ClaimsDetailViewControllerFactory(resolver: resolver)
        }
        container.register(ClaimsEditViewControllerFactoryProtocol.self) { resolver in
            ClaimsEditViewControllerFactory(resolver: resolver)
        }
        container.register(ClaimsAddViewControllerFactoryProtocol.self) { resolver in
            ClaimsAddViewControllerFactory(resolver: resolver)
        }
        container.register(ClaimsProgressViewControllerFactoryProtocol.self) { resolver in
            ClaimsProgressViewControllerFactory(resolver: resolver)
        }
    }

    private func registerCoordinatorFactory(in container: Container) {
        container.register(ClaimsCoordinatorFactoryProtocol.self) { resolver in
            ClaimsCoordinatorFactory(resolver: resolver)
        }
    }
}
