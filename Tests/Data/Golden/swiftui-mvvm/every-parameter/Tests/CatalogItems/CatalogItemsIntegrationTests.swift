import Foundation
import SwiftUI
import Testing

@testable import Demo

@MainActor
struct CatalogItemsIntegrationTests {
    private let network: MockNetworkService
    private let coordinator: AppCoordinator

    init() {
        let configuration = AppConfiguration(apiBaseURL: "https://example.com", usesMockAPI: false)
        let container = DIContainer(configuration: configuration)
        network = MockNetworkService()
        container.networkService = network
        coordinator = container.coordinator
    }

    // MARK: - Screens

    @Test("list shows what the API sends, and leads on")
    func showsList() async throws {
        let answer: [CatalogItem] = CatalogItem.samples.reversed()
        try network.answer(getItems(), with: answer.map { CatalogItemDTO($0) })
        let viewModel = coordinator.makeCatalogItemsListViewModel()

        await viewModel.load()
        #expect(viewModel.items == answer)

        let item = answer[0]
        viewModel.didSelectCatalogItem(item)
        #expect(coordinator.path == NavigationPath([Route.catalogItemsDetail(itemId: item.id)]))
    }

    @Test("detail shows what the API sends")
    func showsDetail() async throws {
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        let answer = CatalogItem.samples[1]
        try network.answer(getItem(id: itemId), with: CatalogItemDTO(answer))
        let viewModel = coordinator.makeCatalogItemsDetailViewModel(itemId: itemId)
        #expect(viewModel.itemId == itemId)

        await viewModel.load()
        #expect(viewModel.item == answer)
    }

    @Test("search shows what the API sends, and leads on")
    func showsSearch() async throws {
        let query = "Query 1"
        let limit = 82
        let minimum: Double? = 72.5
        let onlyNew = true
        let order: CatalogOrder = .newest
        let answer: [CatalogItem] = CatalogItem.samples.reversed()
        try network.answer(
            searchItems(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order),
            with: answer.map { CatalogItemDTO($0) }
        )
        let viewModel = coordinator.makeCatalogItemsSearchViewModel(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order
        )
        #expect(viewModel.query == query)
        #expect(viewModel.limit == limit)
        #expect(viewModel.minimum == minimum)
        #expect(viewModel.onlyNew == onlyNew)
        #expect(viewModel.order == order)

        await viewModel.load()
        #expect(viewModel.items == answer)

        let item = answer[0]
        viewModel.didSelectCatalogItem(item)
        #expect(coordinator.path == NavigationPath([Route.catalogItemsDetail(itemId: item.id)]))
    }

    @Test("compare is made with what it is given")
    func showsCompare() async throws {
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
        let viewModel = coordinator.makeCatalogItemsCompareViewModel(first: first, others: others, date: date)
        #expect(viewModel.first == first)
        #expect(viewModel.others == others)
        #expect(viewModel.date == date)
    }

    @Test("reviews is made with what it is given")
    func showsReviews() async throws {
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        let stars = 14
        let author: String? = "Author 1"
        let viewModel = coordinator.makeCatalogItemsReviewsViewModel(itemId: itemId, stars: stars, author: author)
        #expect(viewModel.itemId == itemId)
        #expect(viewModel.stars == stars)
        #expect(viewModel.author == author)
    }

    // MARK: - Deep Links

    @Test("a URL opens list, in place of what is presented")
    func opensList() throws {
        let route: Route = .catalogItemsList
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.paths[.catalogItemsList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .catalogItemsList)
        #expect(coordinator.path.isEmpty)
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens detail, in place of what is presented")
    func opensDetail() throws {
        let route: Route = .catalogItemsDetail(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!)
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.paths[.catalogItemsList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .catalogItemsList)
        #expect(coordinator.path == NavigationPath([route]))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens search, in place of what is presented")
    func opensSearch() throws {
        let route: Route = .catalogItemsSearch(
            query: "Query 1",
            limit: 82,
            minimum: 72.5,
            onlyNew: true,
            order: .newest
        )
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.paths[.catalogItemsList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .catalogItemsList)
        #expect(coordinator.path == NavigationPath([route]))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens reviews above what leads to it, in place of what is presented")
    func opensReviews() throws {
        let route: Route = .catalogItemsReviews(
            itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
            stars: 14,
            author: "Author 1"
        )
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.paths[.catalogItemsList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .catalogItemsList)
        let path = [Route.catalogItemsDetail(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!), route]
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    // MARK: - Endpoints

    private func getItems() -> Endpoint {
        Endpoint(.get, "catalogItems")
    }

    private func getItem(id: UUID) -> Endpoint {
        Endpoint(.get, "catalogItems", id.uuidString)
    }

    private func searchItems(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) -> Endpoint {
        Endpoint(
            .get,
            "catalogItems",
            "search",
            query: [
                "query": query,
                "limit": String(limit),
                "minimum": minimum.map { String(describing: $0) },
                "onlyNew": String(onlyNew),
                "order": order.rawValue,
            ]
        )
    }
}
