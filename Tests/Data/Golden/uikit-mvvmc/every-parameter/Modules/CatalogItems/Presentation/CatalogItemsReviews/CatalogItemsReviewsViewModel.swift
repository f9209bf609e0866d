import Combine
import Foundation

// MARK: - Catalog Items Reviews View Model Input Protocol
@MainActor
protocol CatalogItemsReviewsViewModelInput: AnyObject {}

// MARK: - Catalog Items Reviews View Model Output Protocol
@MainActor
protocol CatalogItemsReviewsViewModelOutput: ObservableObject {
    var itemId: UUID { get }
    var stars: Int { get }
    var author: String? { get }
}

// MARK: - Catalog Items Reviews View Model
@MainActor
final class CatalogItemsReviewsViewModel: CatalogItemsReviewsViewModelOutput {
    // MARK: - Services & Dependencies
    let itemId: UUID
    let stars: Int
    let author: String?

    // MARK: - Initialization
    init(itemId: UUID, stars: Int, author: String?) {
        self.itemId = itemId
        self.stars = stars
        self.author = author
    }
}

// MARK: - Catalog Items Reviews View Model Input Implementation
extension CatalogItemsReviewsViewModel: CatalogItemsReviewsViewModelInput {}
