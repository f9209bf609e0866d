import Testing
import UIKit

@testable import Demo

@MainActor
struct CatalogItemsReviewsViewControllerTests {
    private let viewController: CatalogItemsReviewsViewController

    init() {
        viewController = CatalogItemsReviewsViewController(
            viewModel: CatalogItemsReviewsViewModel(
                itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
                stars: 14,
                author: "Author 1"
            )
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "catalogItems.reviews.title"))
    }

    @Test func doesNotKeepItsCoordinatorAlive() {
        var coordinator: CatalogItemsCoordinator? = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> CatalogItemsCoordinator {
        return CatalogItemsCoordinator(
            navigationController: navigationController,
            container: CatalogItemsDIContainer(appDIContainer: .shared)
        )
    }
}
