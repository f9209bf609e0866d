import Common
import Swinject

public nonisolated final class FavoritesAssembly: Assembly {
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
            container.register(FavoritesRepositoryProtocol.self) { _ in MockFavoritesRepository() }
            return
        }
        #endif
        container.register(FavoritesRepositoryProtocol.self) { resolver in
            FavoritesRepository(networkService: resolver.resolve(NetworkServiceProtocol.self)!)
        }
    }

    private func registerInteractors(in container: Container) {
        container.register(FavoritesInteractorProtocol.self) { resolver in
            FavoritesInteractor(repository: resolver.resolve(FavoritesRepositoryProtocol.self)!)
        }
        container.register(FavoritesDetailInteractorProtocol.self) { resolver in
            FavoritesDetailInteractor(repository: resolver.resolve(FavoritesRepositoryProtocol.self)!)
        }
    }

    private func registerViewControllerFactories(in container: Container) {
        container.register(FavoritesViewControllerFactoryProtocol.self) { resolver in
            FavoritesViewControllerFactory(resolver: resolver)
        }
        container.register(FavoritesDetailViewControllerFactoryProtocol.self) { resolver in
            FavoritesDetailViewControllerFactory(resolver: resolver)
        }
    }

    private func registerCoordinatorFactory(in container: Container) {
        container.register(FavoritesCoordinatorFactoryProtocol.self) { resolver in
            FavoritesCoordinatorFactory(resolver: resolver)
        }
    }
}
