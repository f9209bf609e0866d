import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsReviewsViewModelTests {
    private let itemId: UUID = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
    private let stars: Int = 14
    private let author: String? = "Author 1"
    private let service: MockCatalogItemsService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: CatalogItemsCoordinator
    private let viewModel: CatalogItemsReviewsViewModel

    init() {
        service = MockCatalogItemsService()
        container = DependencyContainer()
        container.catalogItemsService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = CatalogItemsCoordinator(parent: parent, dependencyContainer: container)
        viewModel = CatalogItemsReviewsViewModel(itemId: itemId, stars: stars, author: author, coordinator: coordinator)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CatalogItemsCoordinator?
        let viewModel = {
            let coordinator = CatalogItemsCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return CatalogItemsReviewsViewModel(itemId: itemId, stars: stars, author: author, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
