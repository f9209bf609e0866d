import UIKit

// MARK: - Main Factory Protocols
@MainActor
protocol MainFactoryProtocol {
    func makeFavoritesDIContainer() -> FavoritesDIContainer
}

@MainActor
protocol MainCoordinatorFactory {
    func makeMainFlowCoordinator(navigationController: UINavigationController) -> MainCoordinator
}

// MARK: - Main DI Container
@MainActor
final class MainDIContainer {
    private let appDIContainer: AppDIContainer

    init(appDIContainer: AppDIContainer) {
        self.appDIContainer = appDIContainer
    }

    // MARK: - Module Containers
    private lazy var favoritesDIContainer = FavoritesDIContainer(appDIContainer: appDIContainer)
}

// MARK: - Coordinator Factory
extension MainDIContainer: MainCoordinatorFactory {
    func makeMainFlowCoordinator(navigationController: UINavigationController) -> MainCoordinator {
        return MainCoordinator(navigationController: navigationController, container: self)
    }
}

// MARK: - Factory Implementation
extension MainDIContainer: MainFactoryProtocol {
    func makeFavoritesDIContainer() -> FavoritesDIContainer {
        return favoritesDIContainer
    }
}
