import Foundation
import Testing

@testable import CatalogItems

@MainActor
struct CatalogItemsReviewsViewModelTests {
    private let itemId: UUID = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
    private let stars: Int = 14
    private let author: String? = "Author 1"
    private let coordinator: CoordinatorSpy
    private let viewModel: CatalogItemsReviewsViewModel

    init() {
        coordinator = CoordinatorSpy()
        viewModel = CatalogItemsReviewsViewModel(itemId: itemId, stars: stars, author: author, coordinator: coordinator)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return CatalogItemsReviewsViewModel(itemId: itemId, stars: stars, author: author, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: CatalogItemsReviewsCoordinatorActions {}
}
