import SwiftUI
import Testing

@testable import Demo

@MainActor
struct OrdersIntegrationTests {
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
        let answer: [Order] = Order.samples.reversed()
        try network.answer(getOrders(), with: answer.map { OrderDTO($0) })
        let unreadCount: Int = 75
        try network.answer(getUnreadCount(), with: unreadCount)
        let viewModel = coordinator.makeOrdersListViewModel()

        await viewModel.load()
        #expect(viewModel.items == answer)
        #expect(viewModel.unreadCount == unreadCount)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints.count == 2 * endpoints.count)

        let item = answer[0]
        viewModel.didSelectOrder(item)
        #expect(coordinator.path == NavigationPath([Route.ordersDetail(orderId: item.id)]))
    }

    @Test("detail shows what the API sends")
    func showsDetail() async throws {
        let orderId = 62
        let answer = Order.samples[1]
        try network.answer(getOrder(id: orderId), with: OrderDTO(answer))
        let viewModel = coordinator.makeOrdersDetailViewModel(orderId: orderId)
        #expect(viewModel.orderId == orderId)

        await viewModel.load()
        #expect(viewModel.item == answer)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints == endpoints + endpoints)
    }

    @Test("login is made with what it is given, and closes")
    func showsLogin() async throws {
        coordinator.container.ordersRepository = MockOrdersRepository()
        let viewModel = coordinator.makeOrderSignInViewModel()

        coordinator.navigate(to: .ordersLogin)
        viewModel.email = "email-2@example.com"
        viewModel.password = "Password 2"

        coordinator.open(try #require(Route.ordersList.link?.url))
        #expect(viewModel.pendingDiscard != nil)
        await viewModel.submit()
        #expect(coordinator.path.isEmpty)
    }

    @Test("search shows what the API sends, and leads on")
    func showsSearch() async throws {
        let text = ""
        let answer: [Order] = Order.samples.reversed()
        try network.answer(searchOrders(text: text, limit: 20), with: answer.map { OrderDTO($0) })
        let viewModel = coordinator.makeOrdersSearchViewModel()

        await viewModel.load()
        #expect(viewModel.items == answer)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints == endpoints + endpoints)

        let item = answer[0]
        viewModel.didSelectOrder(item)
        #expect(coordinator.path == NavigationPath([Route.ordersDetail(orderId: item.id)]))
    }

    // MARK: - Deep Links

    @Test("a URL opens list, in place of what is presented")
    func opensList() throws {
        let route: Route = .ordersList
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.open(try #require(route.link?.url))
        let isTab = AppTab.all.contains { $0.root == .ordersList }
        let path = [Route.ordersList].dropFirst(isTab ? 1 : 0)
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens detail, in place of what is presented")
    func opensDetail() throws {
        let route: Route = .ordersDetail(orderId: 62)
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.open(try #require(route.link?.url))
        let isTab = AppTab.all.contains { $0.root == .ordersList }
        let path = [Route.ordersList, route].dropFirst(isTab ? 1 : 0)
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens login, in place of what is presented")
    func opensLogin() throws {
        let route: Route = .ordersLogin
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.open(try #require(route.link?.url))
        let isTab = AppTab.all.contains { $0.root == .ordersList }
        let path = [Route.ordersList, route].dropFirst(isTab ? 1 : 0)
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens search, in place of what is presented")
    func opensSearch() throws {
        let route: Route = .ordersSearch
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.open(try #require(route.link?.url))
        let isTab = AppTab.all.contains { $0.root == .ordersList }
        let path = [Route.ordersList, route].dropFirst(isTab ? 1 : 0)
        #expect(coordinator.path == NavigationPath(path))
        #expect(coordinator.presented.isEmpty)
    }

    // MARK: - Endpoints

    private func getOrders() -> Endpoint {
        Endpoint(.get, "orders")
    }

    private func getUnreadCount() -> Endpoint {
        Endpoint(.get, "orders", "unread-count")
    }

    private func getOrder(id: Int) -> Endpoint {
        Endpoint(.get, "orders", String(id))
    }

    private func searchOrders(text: String, limit: Int) -> Endpoint {
        Endpoint(.get, "orders", "search", query: ["text": text, "limit": String(limit)])
    }
}
