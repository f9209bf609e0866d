import Swinject

nonisolated final class AppCoordinatorAssembly: Assembly {
    func assemble(container: Container) {
        container.register(AppCoordinatorFactoryProtocol.self) { resolver in
            AppCoordinatorFactory(resolver: resolver)
        }
    }
}
