@MainActor
protocol FavoritesDetailCoordinatorActions: AnyObject {}
