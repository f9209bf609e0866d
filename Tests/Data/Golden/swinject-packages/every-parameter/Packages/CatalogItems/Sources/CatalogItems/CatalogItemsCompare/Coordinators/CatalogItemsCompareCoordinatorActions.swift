@MainActor
protocol CatalogItemsCompareCoordinatorActions: AnyObject {}
