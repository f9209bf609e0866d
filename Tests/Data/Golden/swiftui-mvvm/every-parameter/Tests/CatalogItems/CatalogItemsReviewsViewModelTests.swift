import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsReviewsViewModelTests {
    private let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
    private let stars = 14
    private let author: String? = "Author 1"
    private let coordinator: MockCoordinator
    private let viewModel: CatalogItemsReviewsViewModel

    init() {
        coordinator = MockCoordinator()
        viewModel = CatalogItemsReviewsViewModel(itemId: itemId, stars: stars, author: author, coordinator: coordinator)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return CatalogItemsReviewsViewModel(itemId: itemId, stars: stars, author: author, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
