final class OrdersRepositoryImpl: OrdersRepositoryProtocol {
    // MARK: - Services & Dependencies
    private let remoteDataSource: OrdersRemoteDataSourceProtocol

    // MARK: - Initialization
    init(remoteDataSource: OrdersRemoteDataSourceProtocol) {
        self.remoteDataSource = remoteDataSource
    }

    // MARK: - Orders
    func getOrders() async throws -> [Order] {
        return try await remoteDataSource.getOrders().map { $0.toEntity() }
    }

    func getOrder(id: Int) async throws -> Order {
        return try await remoteDataSource.getOrder(id: id).toEntity()
    }

    func getRecentOrders(limit: Int) async throws -> [Order] {
        return try await remoteDataSource.getRecentOrders(limit: limit).map { $0.toEntity() }
    }

    func cancelOrder(id: Int) async throws {
        try await remoteDataSource.cancelOrder(id: id)
    }

    func reorder(id: Int) async throws -> Order {
        return try await remoteDataSource.reorder(id: id).toEntity()
    }

    func syncOrders() async throws {
        try await remoteDataSource.syncOrders()
    }

    func removeOrder(order: Order) async throws {
        try await remoteDataSource.removeOrder(order: OrderDTO(order))
    }

    func getUnreadCount() async throws -> Int {
        return try await remoteDataSource.getUnreadCount()
    }

    func searchOrders(text: String, limit: Int) async throws -> [Order] {
        return try await remoteDataSource.searchOrders(text: text, limit: limit).map { $0.toEntity() }
    }

    func login(email: String, password: String) async throws {
        try await remoteDataSource.login(email: email, password: password)
    }
}
