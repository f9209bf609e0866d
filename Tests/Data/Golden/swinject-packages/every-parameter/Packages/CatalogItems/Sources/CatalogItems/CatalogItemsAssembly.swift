import Common
import Swinject

public nonisolated final class CatalogItemsAssembly: Assembly {
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
            container.register(CatalogItemsRepositoryProtocol.self) { _ in MockCatalogItemsRepository() }
            return
        }
        #endif
        container.register(CatalogItemsRepositoryProtocol.self) { resolver in
            CatalogItemsRepository(networkService: resolver.resolve(NetworkServiceProtocol.self)!)
        }
    }

    private func registerInteractors(in container: Container) {
        container.register(CatalogItemsInteractorProtocol.self) { resolver in
            CatalogItemsInteractor(repository: resolver.resolve(CatalogItemsRepositoryProtocol.self)!)
        }
        container.register(CatalogItemsDetailInteractorProtocol.self) { resolver in
            CatalogItemsDetailInteractor(repository: resolver.resolve(CatalogItemsRepositoryProtocol.self)!)
        }
        container.register(CatalogItemsSearchInteractorProtocol.self) { resolver in
            CatalogItemsSearchInteractor(repository: resolver.resolve(CatalogItemsRepositoryProtocol.self)!)
        }
    }

    private func registerViewControllerFactories(in container: Container) {
        container.register(CatalogItemsViewControllerFactoryProtocol.self) { resolver in
            CatalogItemsViewControllerFactory(resolver: resolver)
        }
        container.register(CatalogItemsDetailViewControllerFactoryProtocol.self) { resolver in
            CatalogItemsDetailViewControllerFactory(resolver: resolver)
        }
        container.register(CatalogItemsSearchViewControllerFactoryProtocol.self) { resolver in
            CatalogItemsSearchViewControllerFactory(resolver: resolver)
        }
        container.register(CatalogItemsCompareViewControllerFactoryProtocol.self) { resolver in
            CatalogItemsCompareViewControllerFactory(resolver: resolver)
        }
        container.register(CatalogItemsReviewsViewControllerFactoryProtocol.self) { resolver in
            CatalogItemsReviewsViewControllerFactory(resolver: resolver)
        }
    }

    private func registerCoordinatorFactory(in container: Container) {
        container.register(CatalogItemsCoordinatorFactoryProtocol.self) { resolver in
            CatalogItemsCoordinatorFactory(resolver: resolver)
        }
    }
}
