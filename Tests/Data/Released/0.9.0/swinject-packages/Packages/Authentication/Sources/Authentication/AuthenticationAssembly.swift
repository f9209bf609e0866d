import Common
import Swinject

public nonisolated final class AuthenticationAssembly: Assembly {
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
            container.register(AuthenticationRepositoryProtocol.self) { _ in MockAuthenticationRepository() }
            return
        }
        #endif
        container.register(AuthenticationRepositoryProtocol.self) { resolver in
            AuthenticationRepository(networkService: resolver.resolve(NetworkServiceProtocol.self)!)
        }
    }

    private func registerInteractors(in container: Container) {
        container.register(LoginInteractorProtocol.self) { resolver in
            LoginInteractor(
                repository: resolver.resolve(AuthenticationRepositoryProtocol.self)!,
                sessionStore: resolver.resolve(SessionStoreProtocol.self)!
            )
        }
        container.register(RegistrationInteractorProtocol.self) { resolver in
            RegistrationInteractor(
                repository: resolver.resolve(AuthenticationRepositoryProtocol.self)!,
                sessionStore: resolver.resolve(SessionStoreProtocol.self)!
            )
        }
        container.register(ForgotPasswordInteractorProtocol.self) { resolver in
            ForgotPasswordInteractor(repository: resolver.resolve(AuthenticationRepositoryProtocol.self)!)
        }
    }

    private func registerViewControllerFactories(in container: Container) {
        container.register(LoginViewControllerFactoryProtocol.self) { resolver in
            LoginViewControllerFactory(resolver: resolver)
        }
        container.register(RegistrationViewControllerFactoryProtocol.self) { resolver in
            RegistrationViewControllerFactory(resolver: resolver)
        }
        container.register(ForgotPasswordViewControllerFactoryProtocol.self) { resolver in
            ForgotPasswordViewControllerFactory(resolver: resolver)
        }
    }

    private func registerCoordinatorFactory(in container: Container) {
        container.register(AuthenticationCoordinatorFactoryProtocol.self) { resolver in
            AuthenticationCoordinatorFactory(resolver: resolver)
        }
    }
}
