import Testing
import UIKit

@testable import Demo

@MainActor
struct CatalogItemsCoordinatorTests {
    @Test func startsWithItsRoot() throws {
        let coordinator = makeCoordinator(UINavigationController())

        coordinator.start()

        #expect(coordinator.navigationController.viewControllers.count == 1)
        let viewController = try #require(
            coordinator.navigationController.topViewController as? CatalogItemsViewController
        )
        #expect(viewController.coordinator === coordinator)
    }

    @Test func isNotKeptAliveByItsScreens() throws {
        var coordinator: CatalogItemsCoordinator? = makeCoordinator(UINavigationController())
        coordinator?.start()
        let viewController = try #require(
            coordinator?.navigationController.topViewController as? CatalogItemsViewController
        )

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    @Test func pushesDetail() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        coordinator.start()

        coordinator.showDetail(itemId: itemId)

        let viewController = try #require(
            coordinator.navigationController.topViewController as? CatalogItemsDetailViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
        #expect(viewController.viewModel.itemId == itemId)
    }

    @Test func pushesSearch() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let query = "Query 1"
        let limit = 82
        let minimum: Double? = 72.5
        let onlyNew = true
        let order: CatalogOrder = .newest
        coordinator.start()

        coordinator.showSearch(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order)

        let viewController = try #require(
            coordinator.navigationController.topViewController as? CatalogItemsSearchViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
        #expect(viewController.viewModel.query == query)
        #expect(viewController.viewModel.limit == limit)
        #expect(viewController.viewModel.minimum == minimum)
        #expect(viewController.viewModel.onlyNew == onlyNew)
        #expect(viewController.viewModel.order == order)
    }

    @Test func pushesCompare() throws {
        let coordinator = makeCoordinator(UINavigationController())
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
        coordinator.start()

        coordinator.showCompare(first: first, others: others, date: date)

        let viewController = try #require(
            coordinator.navigationController.topViewController as? CatalogItemsCompareViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
        #expect(viewController.viewModel.first == first)
        #expect(viewController.viewModel.others == others)
        #expect(viewController.viewModel.date == date)
    }

    @Test func pushesReviews() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        let stars = 14
        let author: String? = "Author 1"
        coordinator.start()

        coordinator.showReviews(itemId: itemId, stars: stars, author: author)

        let viewController = try #require(
            coordinator.navigationController.topViewController as? CatalogItemsReviewsViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
        #expect(viewController.viewModel.itemId == itemId)
        #expect(viewController.viewModel.stars == stars)
        #expect(viewController.viewModel.author == author)
    }

    @Test func opensListByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()
        coordinator.showDetail(itemId: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21")!)

        coordinator.handle(.list)

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["CatalogItemsViewController"])
    }

    @Test func opensDetailByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        coordinator.start()
        coordinator.showSearch(query: "Query 2", limit: 83, minimum: 73.5, onlyNew: false, order: .cheapest)

        coordinator.handle(.detail(itemId: itemId))

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["CatalogItemsViewController", "CatalogItemsDetailViewController"])
        let viewController = try #require(
            coordinator.navigationController.topViewController as? CatalogItemsDetailViewController
        )
        #expect(viewController.viewModel.itemId == itemId)
    }

    @Test func opensSearchByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let query = "Query 1"
        let limit = 82
        let minimum: Double? = 72.5
        let onlyNew = true
        let order: CatalogOrder = .newest
        coordinator.start()
        coordinator.showDetail(itemId: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21")!)

        coordinator.handle(.search(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order))

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["CatalogItemsViewController", "CatalogItemsSearchViewController"])
        let viewController = try #require(
            coordinator.navigationController.topViewController as? CatalogItemsSearchViewController
        )
        #expect(viewController.viewModel.query == query)
        #expect(viewController.viewModel.limit == limit)
        #expect(viewController.viewModel.minimum == minimum)
        #expect(viewController.viewModel.onlyNew == onlyNew)
        #expect(viewController.viewModel.order == order)
    }

    @Test func opensReviewsByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        let stars = 14
        let author: String? = "Author 1"
        coordinator.start()
        coordinator.showDetail(itemId: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21")!)

        coordinator.handle(.reviews(itemId: itemId, stars: stars, author: author))

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(
            stack == [
                "CatalogItemsViewController",
                "CatalogItemsDetailViewController",
                "CatalogItemsReviewsViewController",
            ]
        )
        let viewController = try #require(
            coordinator.navigationController.topViewController as? CatalogItemsReviewsViewController
        )
        #expect(viewController.viewModel.itemId == itemId)
        #expect(viewController.viewModel.stars == stars)
        #expect(viewController.viewModel.author == author)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> CatalogItemsCoordinator {
        return CatalogItemsCoordinator(
            navigationController: navigationController,
            container: CatalogItemsDIContainer(appDIContainer: .shared)
        )
    }
}
