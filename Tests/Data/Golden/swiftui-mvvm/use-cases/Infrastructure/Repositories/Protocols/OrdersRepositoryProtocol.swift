protocol OrdersRepositoryProtocol: Sendable {
    func getOrders() async throws -> [Order]
    func getOrder(id: Int) async throws -> Order
    func getRecentOrders(limit: Int) async throws -> [Order]
    func cancelOrder(id: Int) async throws
    func reorder(id: Int) async throws -> Order
    func syncOrders() async throws
    func removeOrder(order: Order) async throws
    func getUnreadCount() async throws -> Int
    func searchOrders(text: String, limit: Int) async throws -> [Order]
    func login(email: String, password: String) async throws
}
