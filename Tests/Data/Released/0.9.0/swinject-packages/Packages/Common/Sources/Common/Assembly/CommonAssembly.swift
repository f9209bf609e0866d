import Swinject

/// Registers the services that all features share.
public nonisolated final class CommonAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register(NetworkServiceProtocol.self) { _ in
            NetworkService()
        }
        .inObjectScope(.container)
        container.register(SessionStoreProtocol.self) { _ in
            SessionStore()
        }
        .inObjectScope(.container)
    }
}
