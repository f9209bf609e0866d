@MainActor
protocol CatalogItemsReviewsCoordinatorActions: AnyObject {}
