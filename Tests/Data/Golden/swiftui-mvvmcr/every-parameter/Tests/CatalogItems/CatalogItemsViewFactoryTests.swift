import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsViewFactoryTests {
    private let parent: AppCoordinator
    private let coordinator: CatalogItemsCoordinator
    private let factory: CatalogItemsViewFactory

    init() {
        let container = DependencyContainer()
        container.catalogItemsService = MockCatalogItemsService()
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = CatalogItemsCoordinator(parent: parent, dependencyContainer: container)
        factory = CatalogItemsViewFactory(dependencyContainer: container)
    }

    private func makeList() throws -> CatalogItemsListViewModel {
        let view = factory.makeListView(coordinator: coordinator)
        return try #require(view as? CatalogItemsListView).viewModel
    }

    private func makeDetail(itemId: UUID) throws -> CatalogItemsDetailViewModel {
        let view = factory.makeDetailView(itemId: itemId, coordinator: coordinator)
        return try #require(view as? CatalogItemsDetailView).viewModel
    }

    private func makeSearch(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) throws -> CatalogItemsSearchViewModel {
        let view = factory.makeSearchView(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order,
            coordinator: coordinator
        )
        return try #require(view as? CatalogItemsSearchView).viewModel
    }

    private func makeCompare(
        first: CatalogItem,
        others: [CatalogItem],
        date: Date
    ) throws -> CatalogItemsCompareViewModel {
        let view = factory.makeCompareView(first: first, others: others, date: date, coordinator: coordinator)
        return try #require(view as? CatalogItemsCompareView).viewModel
    }

    private func makeReviews(itemId: UUID, stars: Int, author: String?) throws -> CatalogItemsReviewsViewModel {
        let view = factory.makeReviewsView(itemId: itemId, stars: stars, author: author, coordinator: coordinator)
        return try #require(view as? CatalogItemsReviewsView).viewModel
    }

    @Test("list keeps its view model from one body to the next")
    func makesList() throws {
        let viewModel = try makeList()
        #expect(try makeList() === viewModel)
    }

    @Test("detail keeps its view model from one body to the next")
    func makesDetail() throws {
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        let viewModel = try makeDetail(itemId: itemId)
        #expect(viewModel.itemId == itemId)
        #expect(try makeDetail(itemId: itemId) === viewModel)
        let otherViewModel = try makeDetail(itemId: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21")!)
        #expect(otherViewModel !== viewModel)
    }

    @Test("search keeps its view model from one body to the next")
    func makesSearch() throws {
        let query = "Query 1"
        let limit = 82
        let minimum: Double? = 72.5
        let onlyNew = true
        let order: CatalogOrder = .newest
        let viewModel = try makeSearch(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order)
        #expect(viewModel.query == query)
        #expect(viewModel.limit == limit)
        #expect(viewModel.minimum == minimum)
        #expect(viewModel.onlyNew == onlyNew)
        #expect(viewModel.order == order)
        #expect(
            try makeSearch(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order) === viewModel
        )
        let otherViewModel = try makeSearch(
            query: "Query 2",
            limit: 83,
            minimum: 73.5,
            onlyNew: false,
            order: .cheapest
        )
        #expect(otherViewModel !== viewModel)
    }

    @Test("compare keeps its view model from one body to the next")
    func makesCompare() throws {
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
        let viewModel = try makeCompare(first: first, others: others, date: date)
        #expect(viewModel.first == first)
        #expect(viewModel.others == others)
        #expect(viewModel.date == date)
        #expect(try makeCompare(first: first, others: others, date: date) === viewModel)
        let otherViewModel = try makeCompare(
            first: CatalogItem(
                id: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D15")!,
                name: "Name 2",
                summary: "Summary 2",
                price: 79.5,
                stock: 57,
                isNew: false,
                added: Date(timeIntervalSince1970: 29),
                tags: ["Tags 2"],
                page: URL(string: "https://example.com/page-2")!,
                maker: Maker(id: 15, name: "Name 2")
            ),
            others: [
                CatalogItem(
                    id: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D15")!,
                    name: "Name 2",
                    summary: "Summary 2",
                    price: 79.5,
                    stock: 57,
                    isNew: false,
                    added: Date(timeIntervalSince1970: 29),
                    tags: ["Tags 2"],
                    page: URL(string: "https://example.com/page-2")!,
                    maker: Maker(id: 15, name: "Name 2")
                )
            ],
            date: Date(timeIntervalSince1970: 53)
        )
        #expect(otherViewModel !== viewModel)
    }

    @Test("reviews keeps its view model from one body to the next")
    func makesReviews() throws {
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        let stars = 14
        let author: String? = "Author 1"
        let viewModel = try makeReviews(itemId: itemId, stars: stars, author: author)
        #expect(viewModel.itemId == itemId)
        #expect(viewModel.stars == stars)
        #expect(viewModel.author == author)
        #expect(try makeReviews(itemId: itemId, stars: stars, author: author) === viewModel)
        let otherViewModel = try makeReviews(
            itemId: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21")!,
            stars: 15,
            author: "Author 2"
        )
        #expect(otherViewModel !== viewModel)
    }

    @Test("view models whose screens have been left are let go, the root's is not")
    func dropsClosedScreens() throws {
        let rootViewModel = try makeList()
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        let closableViewModel = try makeDetail(itemId: itemId)

        factory.keepViewModels(of: [.detail(itemId: itemId)])
        #expect(try makeDetail(itemId: itemId) === closableViewModel)

        factory.keepViewModels(of: [])
        #expect(try makeDetail(itemId: itemId) !== closableViewModel)
        #expect(try makeList() === rootViewModel)
    }

    @Test("clearing the cache leaves nothing")
    func clears() throws {
        let rootViewModel = try makeList()
        factory.clearCache()
        #expect(try makeList() !== rootViewModel)
    }
}
