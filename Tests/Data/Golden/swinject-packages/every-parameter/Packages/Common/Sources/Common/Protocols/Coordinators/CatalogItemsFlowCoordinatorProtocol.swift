import Foundation

/// The flow of Catalog Items, as other features see it.
@MainActor
public protocol CatalogItemsFlowCoordinatorProtocol: ChildCoordinator, DeepLinkHandling {
    func showDetail(itemId: UUID)
    func showReviews(itemId: UUID, stars: Int, author: String?)
}
