import Foundation
import UIKit

nonisolated protocol CatalogItemsCompareViewControllerFactoryProtocol {
    @MainActor
    func makeCatalogItemsCompareViewController(
        first: CatalogItem,
        others: [CatalogItem],
        date: Date,
        coordinator: CatalogItemsCompareCoordinatorActions
    ) -> UIViewController
}
