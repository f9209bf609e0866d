nonisolated struct OrdersInteractor: OrdersInteractorProtocol {
    private let repository: OrdersRepositoryProtocol

    init(repository: OrdersRepositoryProtocol) {
        self.repository = repository
    }

    func getOrders() async throws -> [Order] {
        try await repository.getOrders()
    }

    func removeOrder(order: Order) async throws {
        try await repository.removeOrder(order: order)
    }

    func getRecentOrders(limit: Int) async throws -> [Order] {
        try await repository.getRecentOrders(limit: limit)
    }

    func syncOrders() async throws {
        try await repository.syncOrders()
    }

    func getUnreadCount() async throws -> Int {
        try await repository.getUnreadCount()
    }
}
