import UIKit

// MARK: - Favorites Factory Protocols
@MainActor
protocol FavoritesFactoryProtocol {
    func makeFavoritesViewModel() -> FavoritesViewModel
    func makeFavoritesViewController() -> FavoritesViewController
    func makeFavoritesDetailViewModel(itemId: String) -> FavoritesDetailViewModel
    func makeFavoritesDetailViewController(itemId: String) -> FavoritesDetailViewController
}

@MainActor
protocol FavoritesCoordinatorFactory {
    func makeFavoritesFlowCoordinator(navigationController: UINavigationController) -> FavoritesCoordinator
}

// MARK: - Favorites DI Container
@MainActor
final class FavoritesDIContainer {
    private let appDIContainer: AppDIContainer

    init(appDIContainer: AppDIContainer) {
        self.appDIContainer = appDIContainer
    }

    // MARK: - Use Cases
    private lazy var getFavoritesUseCase: GetFavoritesUseCaseProtocol =
        GetFavoritesUseCase(repository: favoritesRepository)
    private lazy var getFavoriteUseCase: GetFavoriteUseCaseProtocol =
        GetFavoriteUseCase(repository: favoritesRepository)

    // MARK: - Data Layer
    private(set) lazy var favoritesRepository: FavoritesRepositoryProtocol = {
        #if DEBUG
        if appDIContainer.usesSampleData { return MockFavoritesRepository() }
        #endif
        return FavoritesRepositoryImpl(remoteDataSource: favoritesRemoteDataSource)
    }()
    private lazy var favoritesRemoteDataSource: FavoritesRemoteDataSourceProtocol =
        FavoritesRemoteDataSource(networkService: appDIContainer.makeNetworkService())
}

// MARK: - Coordinator Factory
extension FavoritesDIContainer: FavoritesCoordinatorFactory {
    func makeFavoritesFlowCoordinator(navigationController: UINavigationController) -> FavoritesCoordinator {
        return FavoritesCoordinator(navigationController: navigationController, container: self)
    }
}

// MARK: - Factory Implementation
extension FavoritesDIContainer: FavoritesFactoryProtocol {
    func makeFavoritesViewModel() -> FavoritesViewModel {
        return FavoritesViewModel(getFavoritesUseCase: getFavoritesUseCase)
    }

    func makeFavoritesViewController() -> FavoritesViewController {
        return FavoritesViewController(viewModel: makeFavoritesViewModel())
    }

    func makeFavoritesDetailViewModel(itemId: String) -> FavoritesDetailViewModel {
        return FavoritesDetailViewModel(itemId: itemId, getFavoriteUseCase: getFavoriteUseCase)
    }

    func makeFavoritesDetailViewController(itemId: String) -> FavoritesDetailViewController {
        return FavoritesDetailViewController(viewModel: makeFavoritesDetailViewModel(itemId: itemId))
    }
}
