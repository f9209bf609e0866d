struct OrdersService: OrdersServiceProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getOrders() async throws -> [Order] {
        try await networkService.value(for: NetworkRequest(.get, "orders"))
    }

    func getOrder(id: Int) async throws -> Order {
        try await networkService.value(for: NetworkRequest(.get, "orders/\(id)"))
    }

    func getRecentOrders(limit: Int) async throws -> [Order] {
        try await networkService.value(
            for: NetworkRequest(.get, "orders/recent-orders".withQuery(["limit": String(limit)]))
        )
    }

    func cancelOrder(id: Int) async throws {
        try await networkService.send(NetworkRequest(.post, "orders/\(id)/cancel"))
    }

    func reorder(id: Int) async throws -> Order {
        try await networkService.value(for: NetworkRequest(.post, "orders/\(id)/reorder"))
    }

    func syncOrders() async throws {
        try await networkService.send(NetworkRequest(.post, "orders/sync"))
    }

    func removeOrder(order: Order) async throws {
        try await networkService.send(NetworkRequest(.delete, "orders/\(order.id)"))
    }

    func getUnreadCount() async throws -> Int {
        try await networkService.value(for: NetworkRequest(.get, "orders/unread-count"))
    }

    func searchOrders(text: String, limit: Int) async throws -> [Order] {
        try await networkService.value(
            for: NetworkRequest(.get, "orders/search".withQuery(["text": text, "limit": String(limit)]))
        )
    }

    func login(email: String, password: String) async throws {
        struct Body: Encodable {
            let email: String
            let password: String
        }

        try await networkService.send(
            NetworkRequest(.post, "orders/login", body: Body(email: email, password: password))
        )
    }
}
