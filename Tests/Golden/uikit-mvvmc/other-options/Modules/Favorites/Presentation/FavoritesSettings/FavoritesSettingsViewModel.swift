import Combine
// MARK: - Favorites Settings View Model Input Protocol
@MainActor
protocol FavoritesSettingsViewModelInput: AnyObject {}
// MARK: - Favorites Settings View Model Output Protocol
@MainActor
protocol FavoritesSettingsViewModelOutput: ObservableObject {}
// MARK: - Favorites Settings View Model
@MainActor
final class FavoritesSettingsViewModel: FavoritesSettingsViewModelOutput {}
// MARK: - Favorites Settings View Model Input Implementation
extension FavoritesSettingsViewModel: FavoritesSettingsViewModelInput {}
