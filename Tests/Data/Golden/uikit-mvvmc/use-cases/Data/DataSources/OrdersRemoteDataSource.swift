// MARK: - Orders Remote Data Source Protocol
protocol OrdersRemoteDataSourceProtocol: Sendable {
    func getOrders() async throws -> [OrderDTO]
    func getOrder(id: Int) async throws -> OrderDTO
    func getRecentOrders(limit: Int) async throws -> [OrderDTO]
    func cancelOrder(id: Int) async throws
    func reorder(id: Int) async throws -> OrderDTO
    func syncOrders() async throws
    func removeOrder(order: OrderDTO) async throws
    func getUnreadCount() async throws -> Int
    func searchOrders(text: String, limit: Int) async throws -> [OrderDTO]
    func login(email: String, password: String) async throws
}

// MARK: - Orders Remote Data Source
final class OrdersRemoteDataSource: OrdersRemoteDataSourceProtocol {
    // MARK: - Services & Dependencies
    private let networkService: NetworkServiceProtocol

    // MARK: - Initialization
    init(networkService: NetworkServiceProtocol) {
        self.networkService = networkService
    }

    // MARK: - Requests
    func getOrders() async throws -> [OrderDTO] {
        return try await networkService.request(Endpoint(.get, "orders"))
    }

    func getOrder(id: Int) async throws -> OrderDTO {
        return try await networkService.request(Endpoint(.get, "orders", String(id)))
    }

    func getRecentOrders(limit: Int) async throws -> [OrderDTO] {
        return try await networkService.request(
            Endpoint(.get, "orders", "recent-orders", query: ["limit": String(limit)])
        )
    }

    func cancelOrder(id: Int) async throws {
        try await networkService.send(Endpoint(.post, "orders", String(id), "cancel"))
    }

    func reorder(id: Int) async throws -> OrderDTO {
        return try await networkService.request(Endpoint(.post, "orders", String(id), "reorder"))
    }

    func syncOrders() async throws {
        try await networkService.send(Endpoint(.post, "orders", "sync"))
    }

    func removeOrder(order: OrderDTO) async throws {
        try await networkService.send(Endpoint(.delete, "orders", String(order.id)))
    }

    func getUnreadCount() async throws -> Int {
        return try await networkService.request(Endpoint(.get, "orders", "unread-count"))
    }

    func searchOrders(text: String, limit: Int) async throws -> [OrderDTO] {
        return try await networkService.request(
            Endpoint(.get, "orders", "search", query: ["text": text, "limit": String(limit)])
        )
    }

    func login(email: String, password: String) async throws {
        try await networkService.send(
            Endpoint(.post, "orders", "login", body: LoginRequestDTO(email: email, password: password))
        )
    }
}
