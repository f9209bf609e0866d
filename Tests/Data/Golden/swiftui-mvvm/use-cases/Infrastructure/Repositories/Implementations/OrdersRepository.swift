struct OrdersRepository: OrdersRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getOrders() async throws -> [Order] {
        let response: [OrderDTO] = try await networkService.request(Endpoint(.get, "orders"))
        return response.map(\.model)
    }

    func getOrder(id: Int) async throws -> Order {
        let response: OrderDTO = try await networkService.request(Endpoint(.get, "orders", String(id)))
        return response.model
    }

    func getRecentOrders(limit: Int) async throws -> [Order] {
        let response: [OrderDTO] = try await networkService.request(
            Endpoint(.get, "orders", "recent-orders", query: ["limit": String(limit)])
        )
        return response.map(\.model)
    }

    func cancelOrder(id: Int) async throws {
        try await networkService.data(for: Endpoint(.post, "orders", String(id), "cancel"))
    }

    func reorder(id: Int) async throws -> Order {
        let response: OrderDTO = try await networkService.request(Endpoint(.post, "orders", String(id), "reorder"))
        return response.model
    }

    func syncOrders() async throws {
        try await networkService.data(for: Endpoint(.post, "orders", "sync"))
    }

    func removeOrder(order: Order) async throws {
        try await networkService.data(for: Endpoint(.delete, "orders", String(order.id)))
    }

    func getUnreadCount() async throws -> Int {
        try await networkService.request(Endpoint(.get, "orders", "unread-count"))
    }

    func searchOrders(text: String, limit: Int) async throws -> [Order] {
        let response: [OrderDTO] = try await networkService.request(
            Endpoint(.get, "orders", "search", query: ["text": text, "limit": String(limit)])
        )
        return response.map(\.model)
    }

    func login(email: String, password: String) async throws {
        try await networkService.data(
            for: Endpoint(.post, "orders", "login", body: LoginRequest(email: email, password: password))
        )
    }
}
