import UIKit

nonisolated protocol CatalogItemsViewControllerFactoryProtocol {
    @MainActor
    func makeCatalogItemsViewController(coordinator: CatalogItemsCoordinatorActions) -> UIViewController
}
