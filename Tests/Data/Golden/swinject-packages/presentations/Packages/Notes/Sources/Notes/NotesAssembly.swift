import Common
import Swinject

public nonisolated final class NotesAssembly: Assembly {
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
            container.register(NotesRepositoryProtocol.self) { _ in MockNotesRepository() }
            return
        }
        #endif
        container.register(NotesRepositoryProtocol.self) { resolver in
            NotesRepository(networkService: resolver.resolve(NetworkServiceProtocol.self)!)
        }
    }

    private func registerInteractors(in container: Container) {
        container.register(NotesInteractorProtocol.self) { resolver in
            NotesInteractor(repository: resolver.resolve(NotesRepositoryProtocol.self)!)
        }
        container.register(NotesDetailInteractorProtocol.self) { resolver in
            NotesDetailInteractor(repository: resolver.resolve(NotesRepositoryProtocol.self)!)
        }
        container.register(NotesEditInteractorProtocol.self) { resolver in
            NotesEditInteractor(repository: resolver.resolve(NotesRepositoryProtocol.self)!)
        }
        container.register(NotesCreateInteractorProtocol.self) { resolver in
            NotesCreateInteractor(repository: resolver.resolve(NotesRepositoryProtocol.self)!)
        }
    }

    private func registerViewControllerFactories(in container: Container) {
        container.register(NotesViewControllerFactoryProtocol.self) { resolver in
            NotesViewControllerFactory(resolver: resolver)
        }
        container.register(NotesDetailViewControllerFactoryProtocol.self) { resolver in
            NotesDetailViewControllerFactory(resolver: resolver)
        }
        container.register(NotesEditViewControllerFactoryProtocol.self) { resolver in
            NotesEditViewControllerFactory(resolver: resolver)
        }
        container.register(NotesCreateViewControllerFactoryProtocol.self) { resolver in
            NotesCreateViewControllerFactory(resolver: resolver)
        }
        container.register(NotesGalleryViewControllerFactoryProtocol.self) { resolver in
            NotesGalleryViewControllerFactory(resolver: resolver)
        }
        container.register(NotesSettingsViewControllerFactoryProtocol.self) { resolver in
            NotesSettingsViewControllerFactory(resolver: resolver)
        }
    }

    private func registerCoordinatorFactory(in container: Container) {
        container.register(NotesCoordinatorFactoryProtocol.self) { resolver in
            NotesCoordinatorFactory(resolver: resolver)
        }
    }
}
