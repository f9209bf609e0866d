import UIKit

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
    private lazy var removeFavoriteUseCase: RemoveFavoriteUseCaseProtocol =
        RemoveFavoriteUseCase(repository: favoritesRepository)
    private lazy var updateFavoriteUseCase: UpdateFavoriteUseCaseProtocol =
        UpdateFavoriteUseCase(repository: favoritesRepository)

    // MARK: - Data Layer
    private(set) lazy var favoritesRepository: FavoritesRepositoryProtocol = {
        #if DEBUG
        if appDIContainer.usesSampleData { return MockFavoritesRepository() }
        #endif
        return FavoritesRepositoryImpl(remoteDataSource: favoritesRemoteDataSource)
    }()
    private lazy var favoritesRemoteDataSource: FavoritesRemoteDataSourceProtocol =
        FavoritesRemoteDataSource(networkService: appDIContainer.makeNetworkService())

    // MARK: - Coordinator
    func makeFavoritesCoordinator(navigationController: UINavigationController) -> FavoritesCoordinator {
        return FavoritesCoordinator(navigationController: navigationController, container: self)
    }

    // MARK: - Screens
    func makeFavoritesViewModel() -> FavoritesViewModel {
        return FavoritesViewModel(getFavoritesUseCase: getFavoritesUseCase)
    }

    func makeFavoritesViewController() -> FavoritesViewController {
        return FavoritesViewController(viewModel: makeFavoritesViewModel())
    }

    func makeFavoritesDetailViewModel(itemId: String) -> FavoritesDetailViewModel {
        return FavoritesDetailViewModel(
            itemId: itemId,
            getFavoriteUseCase: getFavoriteUseCase,
            removeFavoriteUseCase: removeFavoriteUseCase
        )
    }

    func makeFavoritesDetailViewController(itemId: String) -> FavoritesDetailViewController {
        return FavoritesDetailViewController(viewModel: makeFavoritesDetailViewModel(itemId: itemId))
    }

    func makeFavoritesEditViewModel(itemId: String, mode: EditorMode) -> FavoritesEditViewModel {
        return FavoritesEditViewModel(
            itemId: itemId,
            mode: mode,
            getFavoriteUseCase: getFavoriteUseCase,
            updateFavoriteUseCase: updateFavoriteUseCase
        )
    }

    func makeFavoritesEditViewController(itemId: String, mode: EditorMode) -> FavoritesEditViewController {
        return FavoritesEditViewController(viewModel: makeFavoritesEditViewModel(itemId: itemId, mode: mode))
    }

    func makeFavoritesSettingsViewModel() -> FavoritesSettingsViewModel {
        return FavoritesSettingsViewModel()
    }

    func makeFavoritesSettingsViewController() -> FavoritesSettingsViewController {
        return FavoritesSettingsViewController(viewModel: makeFavoritesSettingsViewModel())
    }
}
