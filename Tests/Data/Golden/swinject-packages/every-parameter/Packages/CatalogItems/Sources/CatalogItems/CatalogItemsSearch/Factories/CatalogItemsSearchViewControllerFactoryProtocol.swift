import UIKit

nonisolated protocol CatalogItemsSearchViewControllerFactoryProtocol {
    @MainActor
    func makeCatalogItemsSearchViewController(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder,
        coordinator: CatalogItemsSearchCoordinatorActions
    ) -> UIViewController
}
