import Foundation

@MainActor
protocol CatalogItemsSearchCoordinatorActions: AnyObject {
    func showDetail(itemId: UUID)
}
