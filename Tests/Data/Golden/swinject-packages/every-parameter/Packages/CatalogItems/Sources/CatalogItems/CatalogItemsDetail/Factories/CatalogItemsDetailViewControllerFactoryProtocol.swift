import Foundation
import UIKit

nonisolated protocol CatalogItemsDetailViewControllerFactoryProtocol {
    @MainActor
    func makeCatalogItemsDetailViewController(
        itemId: UUID,
        coordinator: CatalogItemsDetailCoordinatorActions
    ) -> UIViewController
}
