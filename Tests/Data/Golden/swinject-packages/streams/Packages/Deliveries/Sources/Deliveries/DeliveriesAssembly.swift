import Common
import Swinject

public nonisolated final class DeliveriesAssembly: Assembly {
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
            container.register(DeliveriesRepositoryProtocol.self) { _ in MockDeliveriesRepository() }
            return
        }
        #endif
        container.register(DeliveriesRepositoryProtocol.self) { resolver in
            DeliveriesRepository(networkService: resolver.resolve(NetworkServiceProtocol.self)!)
        }
    }

    private func registerInteractors(in container: Container) {
        container.register(DeliveriesInteractorProtocol.self) { resolver in
            DeliveriesInteractor(repository: resolver.resolve(DeliveriesRepositoryProtocol.self)!)
        }
        container.register(DeliveriesDetailInteractorProtocol.self) { resolver in
            DeliveriesDetailInteractor(repository: resolver.resolve(DeliveriesRepositoryProtocol.self)!)
        }
        container.register(DeliveriesPositionInteractorProtocol.self) { resolver in
            DeliveriesPositionInteractor(repository: resolver.resolve(DeliveriesRepositoryProtocol.self)!)
        }
        container.register(DeliveriesHistoryInteractorProtocol.self) { resolver in
            DeliveriesHistoryInteractor(repository: resolver.resolve(DeliveriesRepositoryProtocol.self)!)
        }
    }

    private func registerViewControllerFactories(in container: Container) {
        container.register(DeliveriesViewControllerFactoryProtocol.self) { resolver in
            DeliveriesViewControllerFactory(resolver: resolver)
        }
        container.register(DeliveriesDetailViewControllerFactoryProtocol.self) { resolver in
            DeliveriesDetailViewControllerFactory(resolver: resolver)
        }
        container.register(DeliveriesPositionViewControllerFactoryProtocol.self) { resolver in
            DeliveriesPositionViewControllerFactory(resolver: resolver)
        }
        container.register(DeliveriesHistoryViewControllerFactoryProtocol.self) { resolver in
            DeliveriesHistoryViewControllerFactory(resolver: resolver)
        }
    }

    private func registerCoordinatorFactory(in container: Container) {
        container.register(DeliveriesCoordinatorFactoryProtocol.self) { resolver in
            DeliveriesCoordinatorFactory(resolver: resolver)
        }
    }
}
