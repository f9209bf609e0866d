import Common
import Swinject

public final class DogsAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register(DogsRepositoryProtocol.self) { _ in MockDogsRepository() }
        container.register(DogsInteractorProtocol.self) { resolver in
            DogsInteractor(repository: resolver.resolve(DogsRepositoryProtocol.self)!)
        }
        container.register(DogsViewControllerFactoryProtocol.self) { DogsViewControllerFactory(resolver: $0) }
        container.register(DogsCoordinatorFactoryProtocol.self) { DogsCoordinatorFactory(resolver: $0) }
    }
}
