import Foundation

@MainActor
protocol CatalogItemsCoordinatorActions: AnyObject {
    func showDetail(itemId: UUID)
}
