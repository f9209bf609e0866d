import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsReviewsViewModelTests {
    private let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
    private let stars = 14
    private let author: String? = "Author 1"
    private let viewModel: CatalogItemsReviewsViewModel

    init() {
        viewModel = CatalogItemsReviewsViewModel(itemId: itemId, stars: stars, author: author)
    }

    @Test func keepsWhatItWasGiven() {
        #expect(viewModel.itemId == itemId)
        #expect(viewModel.stars == stars)
        #expect(viewModel.author == author)
    }
}
