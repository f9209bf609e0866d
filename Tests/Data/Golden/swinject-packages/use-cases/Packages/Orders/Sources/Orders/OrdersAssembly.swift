import Common
import Swinject

public nonisolated final class OrdersAssembly: Assembly {
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
            container.register(OrdersRepositoryProtocol.self) { _ in MockOrdersRepository() }
            return
        }
        #endif
        container.register(OrdersRepositoryProtocol.self) { resolver in
            OrdersRepository(networkService: resolver.resolve(NetworkServiceProtocol.self)!)
        }
    }

    private func registerInteractors(in container: Container) {
        container.register(OrdersInteractorProtocol.self) { resolver in
            OrdersInteractor(repository: resolver.resolve(OrdersRepositoryProtocol.self)!)
        }
        container.register(OrdersDetailInteractorProtocol.self) { resolver in
            OrdersDetailInteractor(repository: resolver.resolve(OrdersRepositoryProtocol.self)!)
        }
        container.register(OrderSignInInteractorProtocol.self) { resolver in
            OrderSignInInteractor(repository: resolver.resolve(OrdersRepositoryProtocol.self)!)
        }
        container.register(OrdersSearchInteractorProtocol.self) { resolver in
            OrdersSearchInteractor(repository: resolver.resolve(OrdersRepositoryProtocol.self)!)
        }
    }

    private func registerViewControllerFactories(in container: Container) {
        container.register(OrdersViewControllerFactoryProtocol.self) { resolver in
            OrdersViewControllerFactory(resolver: resolver)
        }
        container.register(OrdersDetailViewControllerFactoryProtocol.self) { resolver in
            OrdersDetailViewControllerFactory(resolver: resolver)
        }
        container.register(OrderSignInViewControllerFactoryProtocol.self) { resolver in
            OrderSignInViewControllerFactory(resolver: resolver)
        }
        container.register(OrdersSearchViewControllerFactoryProtocol.self) { resolver in
            OrdersSearchViewControllerFactory(resolver: resolver)
        }
    }

    private func registerCoordinatorFactory(in container: Container) {
        container.register(OrdersCoordinatorFactoryProtocol.self) { resolver in
            OrdersCoordinatorFactory(resolver: resolver)
        }
    }
}
