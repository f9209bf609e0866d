@MainActor
protocol FavoritesSettingsCoordinatorActions: AnyObject {}
