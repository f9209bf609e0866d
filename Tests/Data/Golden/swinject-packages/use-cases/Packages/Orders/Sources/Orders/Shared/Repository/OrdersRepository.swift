import Common

nonisolated struct OrdersRepository: OrdersRepositoryProtocol {
    private let networkService: NetworkServiceProtocol

    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    func getOrders() async throws -> [Order] {
        try await networkService.request(Endpoint(.get, "orders"))
    }

    func getOrder(id: Int) async throws -> Order {
        try await networkService.request(Endpoint(.get, "orders", String(id)))
    }

    func getRecentOrders(limit: Int) async throws -> [Order] {
        try await networkService.request(Endpoint(.get, "orders", "recent-orders", query: ["limit": String(limit)]))
    }

    func cancelOrder(id: Int) async throws {
        try await networkService.send(Endpoint(.post, "orders", String(id), "cancel"))
    }

    func reorder(id: Int) async throws -> Order {
        try await networkService.request(Endpoint(.post, "orders", String(id), "reorder"))
    }

    func syncOrders() async throws {
        try await networkService.send(Endpoint(.post, "orders", "sync"))
    }

    func removeOrder(order: Order) async throws {
        try await networkService.send(Endpoint(.delete, "orders", String(order.id)))
    }

    func getUnreadCount() async throws -> Int {
        try await networkService.request(Endpoint(.get, "orders", "unread-count"))
    }

    func searchOrders(text: String, limit: Int) async throws -> [Order] {
        try await networkService.request(
            Endpoint(.get, "orders", "search", query: ["text": text, "limit": String(limit)])
        )
    }

    func login(email: String, password: String) async throws {
        struct Body: Encodable {
            let email: String
            let password: String
        }

        try await networkService.send(Endpoint(.post, "orders", "login", body: Body(email: email, password: password)))
    }
}
