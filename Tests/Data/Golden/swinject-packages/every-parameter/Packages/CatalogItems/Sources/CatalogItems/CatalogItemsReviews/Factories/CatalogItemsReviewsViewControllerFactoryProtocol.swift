import Foundation
import UIKit

nonisolated protocol CatalogItemsReviewsViewControllerFactoryProtocol {
    @MainActor
    func makeCatalogItemsReviewsViewController(
        itemId: UUID,
        stars: Int,
        author: String?,
        coordinator: CatalogItemsReviewsCoordinatorActions
    ) -> UIViewController
}
