nonisolated protocol OrdersInteractorProtocol: Sendable {
    func getOrders() async throws -> [Order]
    func removeOrder(order: Order) async throws
    func getRecentOrders(limit: Int) async throws -> [Order]
    func syncOrders() async throws
    func getUnreadCount() async throws -> Int
}
