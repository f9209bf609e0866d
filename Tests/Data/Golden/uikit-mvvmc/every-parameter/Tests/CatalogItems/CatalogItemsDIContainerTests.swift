import Testing
import UIKit

@testable import Demo

@MainActor
struct CatalogItemsDIContainerTests {
    @Test func makesCatalogItemsWithAViewModelOfItsOwn() {
        let container = CatalogItemsDIContainer(appDIContainer: .shared)

        let viewController = container.makeCatalogItemsViewController()

        let other = container.makeCatalogItemsViewController()
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesCatalogItemsDetailWithAViewModelOfItsOwn() {
        let container = CatalogItemsDIContainer(appDIContainer: .shared)
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!

        let viewController = container.makeCatalogItemsDetailViewController(itemId: itemId)

        #expect(viewController.viewModel.itemId == itemId)
        let other = container.makeCatalogItemsDetailViewController(itemId: itemId)
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesCatalogItemsSearchWithAViewModelOfItsOwn() {
        let container = CatalogItemsDIContainer(appDIContainer: .shared)
        let query = "Query 1"
        let limit = 82
        let minimum: Double? = 72.5
        let onlyNew = true
        let order: CatalogOrder = .newest

        let viewController = container.makeCatalogItemsSearchViewController(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order
        )

        #expect(viewController.viewModel.query == query)
        #expect(viewController.viewModel.limit == limit)
        #expect(viewController.viewModel.minimum == minimum)
        #expect(viewController.viewModel.onlyNew == onlyNew)
        #expect(viewController.viewModel.order == order)
        let other = container.makeCatalogItemsSearchViewController(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order
        )
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesCatalogItemsCompareWithAViewModelOfItsOwn() {
        let container = CatalogItemsDIContainer(appDIContainer: .shared)
        let first = CatalogItem(
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
        let others: [CatalogItem] = [
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
        ]
        let date = Date(timeIntervalSince1970: 52)

        let viewController = container.makeCatalogItemsCompareViewController(first: first, others: others, date: date)

        #expect(viewController.viewModel.first == first)
        #expect(viewController.viewModel.others == others)
        #expect(viewController.viewModel.date == date)
        let other = container.makeCatalogItemsCompareViewController(first: first, others: others, date: date)
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesCatalogItemsReviewsWithAViewModelOfItsOwn() {
        let container = CatalogItemsDIContainer(appDIContainer: .shared)
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        let stars = 14
        let author: String? = "Author 1"

        let viewController = container.makeCatalogItemsReviewsViewController(
            itemId: itemId,
            stars: stars,
            author: author
        )

        #expect(viewController.viewModel.itemId == itemId)
        #expect(viewController.viewModel.stars == stars)
        #expect(viewController.viewModel.author == author)
        let other = container.makeCatalogItemsReviewsViewController(itemId: itemId, stars: stars, author: author)
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func showsSampleDataOrAsksTheServer() {
        let samples = CatalogItemsDIContainer(appDIContainer: AppDIContainer(usesSampleData: true))
        #expect(samples.catalogItemsRepository is MockCatalogItemsRepository)

        let live = CatalogItemsDIContainer(appDIContainer: AppDIContainer(usesSampleData: false))
        #expect(live.catalogItemsRepository is CatalogItemsRepositoryImpl)
    }

    @Test func handsTheNavigationControllerToTheCoordinator() {
        let container = CatalogItemsDIContainer(appDIContainer: .shared)
        let navigationController = UINavigationController()

        let coordinator = container.makeCatalogItemsFlowCoordinator(navigationController: navigationController)

        #expect(coordinator.navigationController === navigationController)
    }
}
