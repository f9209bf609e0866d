import Combine

// MARK: - Favorites Settings View Model
@MainActor
final class FavoritesSettingsViewModel: ObservableObject {}
