#if DEBUG
/// Stands in for the repository in previews and tests: answers as it is told to and remembers what it was asked.
@MainActor
final class MockOrdersRepository: OrdersRepositoryProtocol {
    enum Call: Equatable {
        case getOrders
        case getOrder(id: Int)
        case getRecentOrders(limit: Int)
        case cancelOrder(id: Int)
        case reorder(id: Int)
        case syncOrders
        case removeOrder(order: Order)
        case getUnreadCount
        case searchOrders(text: String, limit: Int)
        case login(email: String, password: String)
    }

    // MARK: - Properties
    private(set) var calls: [Call] = []
    /// Thrown by every call while it is set.
    var error: Error?
    /// Runs before a call answers.
    var whileRunning: (@MainActor () async -> Void)?
    var getOrdersResult = [
        Order(id: 14, number: "Number 1", state: .open, total: 52.5),
        Order(id: 15, number: "Number 2", state: .shipped, total: 53.5),
    ]
    var getOrderResult = Order(id: 14, number: "Number 1", state: .open, total: 52.5)
    var getRecentOrdersResult = [
        Order(id: 14, number: "Number 1", state: .open, total: 52.5),
        Order(id: 15, number: "Number 2", state: .shipped, total: 53.5),
    ]
    var reorderResult = Order(id: 14, number: "Number 1", state: .open, total: 52.5)
    var getUnreadCountResult: Int = 74
    var searchOrdersResult = [
        Order(id: 14, number: "Number 1", state: .open, total: 52.5),
        Order(id: 15, number: "Number 2", state: .shipped, total: 53.5),
    ]

    // MARK: - Orders
    func getOrders() async throws -> [Order] {
        try await record(.getOrders)
        return getOrdersResult
    }

    func getOrder(id: Int) async throws -> Order {
        try await record(.getOrder(id: id))
        return getOrderResult
    }

    func getRecentOrders(limit: Int) async throws -> [Order] {
        try await record(.getRecentOrders(limit: limit))
        return getRecentOrdersResult
    }

    func cancelOrder(id: Int) async throws {
        try await record(.cancelOrder(id: id))
    }

    func reorder(id: Int) async throws -> Order {
        try await record(.reorder(id: id))
        return reorderResult
    }

    func syncOrders() async throws {
        try await record(.syncOrders)
    }

    func removeOrder(order: Order) async throws {
        try await record(.removeOrder(order: order))
    }

    func getUnreadCount() async throws -> Int {
        try await record(.getUnreadCount)
        return getUnreadCountResult
    }

    func searchOrders(text: String, limit: Int) async throws -> [Order] {
        try await record(.searchOrders(text: text, limit: limit))
        return searchOrdersResult
    }

    func login(email: String, password: String) async throws {
        try await record(.login(email: email, password: password))
    }

    // MARK: - Private Methods
    private func record(_ call: Call) async throws {
        calls.append(call)
        await whileRunning?()
        if let error { throw error }
    }
}
#endif
