import UIKit

// MARK: - Service Factory Protocols
@MainActor
protocol ServiceFactory {
    func makeNetworkService() -> NetworkServiceProtocol
    func makeSessionManager() -> SessionManagerProtocol
    func makeUserManager() -> UserManagerProtocol
}

@MainActor
protocol CoordinatorFactory {
    func makeAppCoordinator(window: UIWindow) -> AppCoordinator
}

@MainActor
protocol ModuleContainerFactory {
    func makeLoadingDIContainer() -> LoadingDIContainer
    func makeMainDIContainer() -> MainDIContainer
}

// MARK: - App DI Container (Composition Root)
@MainActor
final class AppDIContainer {
    static let shared = AppDIContainer(usesSampleData: AppEnvironment.current.usesSampleData)

    /// Whether modules show sample data instead of asking the server.
    let usesSampleData: Bool

    init(usesSampleData: Bool) {
        self.usesSampleData = usesSampleData
    }

    // MARK: - Services
    private lazy var sessionManager: SessionManagerProtocol = SessionManager()
    private lazy var networkService: NetworkServiceProtocol = NetworkService(sessionManager: sessionManager)
    private lazy var userManager: UserManagerProtocol = UserManager()

    // MARK: - Module Containers
    private lazy var loadingDIContainer = LoadingDIContainer(appDIContainer: self)
    private lazy var mainDIContainer = MainDIContainer(appDIContainer: self)
}

// MARK: - Service Factory
extension AppDIContainer: ServiceFactory {
    func makeNetworkService() -> NetworkServiceProtocol {
        return networkService
    }

    func makeSessionManager() -> SessionManagerProtocol {
        return sessionManager
    }

    func makeUserManager() -> UserManagerProtocol {
        return userManager
    }
}

// MARK: - Coordinator Factory
extension AppDIContainer: CoordinatorFactory {
    func makeAppCoordinator(window: UIWindow) -> AppCoordinator {
        return AppCoordinator(window: window, container: self)
    }
}

// MARK: - Module Container Factory
extension AppDIContainer: ModuleContainerFactory {
    func makeLoadingDIContainer() -> LoadingDIContainer {
        return loadingDIContainer
    }

    func makeMainDIContainer() -> MainDIContainer {
        return mainDIContainer
    }
}
