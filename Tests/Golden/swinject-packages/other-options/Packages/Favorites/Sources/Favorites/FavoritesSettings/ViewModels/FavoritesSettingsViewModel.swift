import Combine

// MARK: - FavoritesSettingsViewModelInput

@MainActor
protocol FavoritesSettingsViewModelInput: AnyObject {
}

// MARK: - FavoritesSettingsViewModelOutput

@MainActor
protocol FavoritesSettingsViewModelOutput: AnyObject {
}

@MainActor
final class FavoritesSettingsViewModel: ObservableObject {
    // MARK: - Dependencies

    private weak var coordinator: FavoritesSettingsCoordinatorActions?

    // MARK: - Initialization

    init(coordinator: FavoritesSettingsCoordinatorActions?) {
        self.coordinator = coordinator
    }
}

extension FavoritesSettingsViewModel: FavoritesSettingsViewModelInput {}
extension FavoritesSettingsViewModel: FavoritesSettingsViewModelOutput {}
