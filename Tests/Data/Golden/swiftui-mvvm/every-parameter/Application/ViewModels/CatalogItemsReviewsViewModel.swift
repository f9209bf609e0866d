import Combine
import Foundation

@MainActor
final class CatalogItemsReviewsViewModel: ObservableObject {
    // MARK: - Properties

    let itemId: UUID
    let stars: Int
    let author: String?

    // MARK: - Dependencies

    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(itemId: UUID, stars: Int, author: String?, coordinator: Coordinator?) {
        self.itemId = itemId
        self.stars = stars
        self.author = author
        self.coordinator = coordinator
    }
}
