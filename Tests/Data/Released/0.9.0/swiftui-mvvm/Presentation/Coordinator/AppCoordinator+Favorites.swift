// MARK: - Favorites

extension AppCoordinator {
    func makeFavoritesListViewModel() -> FavoritesListViewModel {
        FavoritesListViewModel(repository: container.favoritesRepository, coordinator: self)
    }

    func makeFavoritesDetailViewModel(itemId: String) -> FavoritesDetailViewModel {
        FavoritesDetailViewModel(itemId: itemId, repository: container.favoritesRepository, coordinator: self)
    }
}
