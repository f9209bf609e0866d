// MARK: - Favorites

extension AppCoordinator {
    func makeFavoritesListViewModel() -> FavoritesListViewModel {
        refreshing(FavoritesListViewModel(repository: container.favoritesRepository, coordinator: self))
    }

    func makeFavoritesDetailViewModel(itemId: String) -> FavoritesDetailViewModel {
        refreshing(
            FavoritesDetailViewModel(itemId: itemId, repository: container.favoritesRepository, coordinator: self)
        )
    }

    func makeFavoritesAddViewModel() -> FavoritesAddViewModel {
        asking(FavoritesAddViewModel(repository: container.favoritesRepository, coordinator: self))
    }
}
