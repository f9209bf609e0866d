import UIKit

// MARK: - Service Factory Protocols
@MainActor
protocol ServiceFactory {
    func makeNetworkService() -> NetworkServiceProtocol
}

@MainActor
protocol CoordinatorFactory {
    func makeAppCoordinator(window: UIWindow) -> AppCoordinator
}

@MainActor
protocol ModuleContainerFactory {
    func makeMainDIContainer() -> MainDIContainer
}

// MARK: - App DI Container (Composition Root)
@MainActor
final class AppDIContainer {
    static let shared = AppDIContainer(usesSampleData: SampleData.isOn())

    /// Whether modules show sample data instead of asking the server.
    let usesSampleData: Bool

    init(usesSampleData: Bool) {
        self.usesSampleData = usesSampleData
    }

    // MARK: - Services
    private lazy var networkService: NetworkServiceProtocol = NetworkService()

    // MARK: - Module Containers
    private lazy var mainDIContainer = MainDIContainer(appDIContainer: self)
}

// MARK: - Service Factory
extension AppDIContainer: ServiceFactory {
    func makeNetworkService() -> NetworkServiceProtocol {
        return networkService
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
    func makeMainDIContainer() -> MainDIContainer {
        return mainDIContainer
    }
}
