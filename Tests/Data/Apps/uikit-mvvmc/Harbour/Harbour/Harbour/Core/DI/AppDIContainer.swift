import UIKit

protocol ServiceFactory {
    func makeNetworkService() -> NetworkServiceProtocol
    func makeSessionManager() -> SessionManagerProtocol
    func makeUserManager() -> UserManagerProtocol
}

protocol ModuleContainerFactory {
    func makeMainDIContainer() -> MainDIContainer
}

class AppDIContainer {
    static let shared = AppDIContainer()

    private init() {}

    private lazy var sessionManager: SessionManagerProtocol = SessionManager()
    private lazy var networkService: NetworkServiceProtocol = NetworkService(sessionManager: sessionManager)
    private lazy var userManager: UserManagerProtocol = UserManager()
    private lazy var mainDIContainer: MainDIContainer = MainDIContainer(appDIContainer: self)

    func makeAppCoordinator(window: UIWindow) -> AppCoordinator {
        return AppCoordinator(window: window, container: self)
    }
}

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

extension AppDIContainer: ModuleContainerFactory {
    func makeMainDIContainer() -> MainDIContainer {
        return mainDIContainer
    }
}
