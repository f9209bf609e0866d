import Combine

// MARK: - FavoritesSettingsViewModelInput

@MainActor
protocol FavoritesSettingsViewModelInput: AnyObject {}

// MARK: - FavoritesSettingsViewModelOutput

@MainActor
protocol FavoritesSettingsViewModelOutput: AnyObject {}

@MainActor
final class FavoritesSettingsViewModel: ObservableObject {
    // MARK: - Dependencies

    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(coordinator: Coordinator?) {
        self.coordinator = coordinator
    }
}

extension FavoritesSettingsViewModel: FavoritesSettingsViewModelInput {}
extension FavoritesSettingsViewModel: FavoritesSettingsViewModelOutput {}
