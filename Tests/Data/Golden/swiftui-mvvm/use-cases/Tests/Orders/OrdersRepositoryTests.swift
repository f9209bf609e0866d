import Testing

@testable import Demo

@MainActor
struct OrdersRepositoryTests {
    private let network: MockNetworkService
    private let repository: OrdersRepository

    init() {
        network = MockNetworkService()
        repository = OrdersRepository(networkService: network)
    }

    @Test("getOrders asks the API and gives the model of its answer")
    func getOrders() async throws {
        let endpoint = Endpoint(.get, "orders")
        let answer: [Order] = Order.samples.reversed()
        try network.answer(endpoint, with: answer.map { OrderDTO($0) })
        let result = try await repository.getOrders()
        #expect(result == answer)
    }

    @Test("getOrder asks the API and gives the model of its answer")
    func getOrder() async throws {
        let id = 14
        let endpoint = Endpoint(.get, "orders", String(id))
        let answer = Order.samples[1]
        try network.answer(endpoint, with: OrderDTO(answer))
        let result = try await repository.getOrder(id: id)
        #expect(result == answer)
    }

    @Test("getRecentOrders asks the API and gives the model of its answer")
    func getRecentOrders() async throws {
        let limit = 82
        let endpoint = Endpoint(.get, "orders", "recent-orders", query: ["limit": String(limit)])
        let answer: [Order] = Order.samples.reversed()
        try network.answer(endpoint, with: answer.map { OrderDTO($0) })
        let result = try await repository.getRecentOrders(limit: limit)
        #expect(result == answer)
    }

    @Test("cancelOrder tells the API")
    func cancelOrder() async throws {
        let id = 14
        let endpoint = Endpoint(.post, "orders", String(id), "cancel")
        try network.answer(endpoint)
        try await repository.cancelOrder(id: id)
        #expect(network.endpoints == [endpoint])
    }

    @Test("reorder asks the API and gives the model of its answer")
    func reorder() async throws {
        let id = 14
        let endpoint = Endpoint(.post, "orders", String(id), "reorder")
        let answer = Order.samples[1]
        try network.answer(endpoint, with: OrderDTO(answer))
        let result = try await repository.reorder(id: id)
        #expect(result == answer)
    }

    @Test("syncOrders tells the API")
    func syncOrders() async throws {
        let endpoint = Endpoint(.post, "orders", "sync")
        try network.answer(endpoint)
        try await repository.syncOrders()
        #expect(network.endpoints == [endpoint])
    }

    @Test("removeOrder tells the API")
    func removeOrder() async throws {
        let order = Order(id: 14, number: "Number 1", state: .open, total: 52.5)
        let endpoint = Endpoint(.delete, "orders", String(order.id))
        try network.answer(endpoint)
        try await repository.removeOrder(order: order)
        #expect(network.endpoints == [endpoint])
    }

    @Test("getUnreadCount asks the API and gives the model of its answer")
    func getUnreadCount() async throws {
        let endpoint = Endpoint(.get, "orders", "unread-count")
        let answer: Int = 75
        try network.answer(endpoint, with: answer)
        let result = try await repository.getUnreadCount()
        #expect(result == answer)
    }

    @Test("searchOrders asks the API and gives the model of its answer")
    func searchOrders() async throws {
        let text = "a/b c?d&é=1%+"
        let limit = 82
        let endpoint = Endpoint(.get, "orders", "search", query: ["text": text, "limit": String(limit)])
        let answer: [Order] = Order.samples.reversed()
        try network.answer(endpoint, with: answer.map { OrderDTO($0) })
        let result = try await repository.searchOrders(text: text, limit: limit)
        #expect(result == answer)
    }

    @Test("login tells the API")
    func login() async throws {
        let email = "a/b c?d&é=1%+"
        let password = "a/b c?d&é=1%+"
        let endpoint = try Endpoint(.post, "orders", "login", body: LoginRequest(email: email, password: password))
        try network.answer(endpoint)
        try await repository.login(email: email, password: password)
        #expect(network.endpoints == [endpoint])
    }

    @Test("hands on what the API refuses with")
    func handsOnErrors() async {
        await #expect(throws: NetworkError.status(404)) {
            try await repository.getOrders()
        }
    }
}
