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

    func makeFavoritesEditViewModel(itemId: String, mode: EditorMode) -> FavoritesEditViewModel {
        asking(
            FavoritesEditViewModel(
                itemId: itemId,
                mode: mode,
                repository: container.favoritesRepository,
                coordinator: self
            )
        )
    }

    func makeFavoritesSettingsViewModel() -> FavoritesSettingsViewModel {
        FavoritesSettingsViewModel(coordinator: self)
    }
}
