import Testing
import UIKit

@testable import Demo

@MainActor
struct CatalogItemsCompareViewControllerTests {
    private let viewController: CatalogItemsCompareViewController

    init() {
        viewController = CatalogItemsCompareViewController(
            viewModel: CatalogItemsCompareViewModel(
                first: CatalogItem(
                    id: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!,
                    name: "Name 1",
                    summary: "Summary 1",
                    price: 78.5,
                    stock: 56,
                    isNew: true,
                    added: Date(timeIntervalSince1970: 28),
                    tags: ["Tags 1"],
                    page: URL(string: "https://example.com/page-1")!,
                    maker: Maker(id: 14, name: "Name 1")
                ),
                others: [
                    CatalogItem(
                        id: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!,
                        name: "Name 1",
                        summary: "Summary 1",
                        price: 78.5,
                        stock: 56,
                        isNew: true,
                        added: Date(timeIntervalSince1970: 28),
                        tags: ["Tags 1"],
                        page: URL(string: "https://example.com/page-1")!,
                        maker: Maker(id: 14, name: "Name 1")
                    )
                ],
                date: Date(timeIntervalSince1970: 52)
            )
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "catalogItems.compare.title"))
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
