import Observation

// MARK: - FavoritesSettingsViewModelInput

@MainActor
protocol FavoritesSettingsViewModelInput: AnyObject {}

// MARK: - FavoritesSettingsViewModelOutput

@MainActor
protocol FavoritesSettingsViewModelOutput: AnyObject {}

@MainActor
@Observable
final class FavoritesSettingsViewModel {
    // MARK: - Dependencies

    @ObservationIgnored private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(coordinator: Coordinator?) {
        self.coordinator = coordinator
    }
}

extension FavoritesSettingsViewModel: FavoritesSettingsViewModelInput {}
extension FavoritesSettingsViewModel: FavoritesSettingsViewModelOutput {}
