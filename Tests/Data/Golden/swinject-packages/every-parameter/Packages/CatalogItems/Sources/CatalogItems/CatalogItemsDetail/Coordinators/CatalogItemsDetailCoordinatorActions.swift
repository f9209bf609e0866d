@MainActor
protocol CatalogItemsDetailCoordinatorActions: AnyObject {}
