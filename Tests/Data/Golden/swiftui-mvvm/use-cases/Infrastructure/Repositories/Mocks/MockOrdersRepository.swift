#if DEBUG
/// The mock API: answers with samples, in previews and tests too, and remembers what it was asked.
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

    private(set) var calls: [Call] = []

    /// Runs within each call: may look at what the caller shows meanwhile, or throw.
    var onCall: @MainActor () async throws -> Void = {}

    var getOrdersResult = Order.samples
    var getOrderResult = Order.samples[0]
    var getRecentOrdersResult = Order.samples
    var reorderResult = Order.samples[0]
    var getUnreadCountResult: Int = 74
    var searchOrdersResult = Order.samples

    func getOrders() async throws -> [Order] {
        calls.append(.getOrders)
        try await onCall()
        return getOrdersResult
    }

    func getOrder(id: Int) async throws -> Order {
        calls.append(.getOrder(id: id))
        try await onCall()
        return getOrderResult
    }

    func getRecentOrders(limit: Int) async throws -> [Order] {
        calls.append(.getRecentOrders(limit: limit))
        try await onCall()
        return getRecentOrdersResult
    }

    func cancelOrder(id: Int) async throws {
        calls.append(.cancelOrder(id: id))
        try await onCall()
    }

    func reorder(id: Int) async throws -> Order {
        calls.append(.reorder(id: id))
        try await onCall()
        return reorderResult
    }

    func syncOrders() async throws {
        calls.append(.syncOrders)
        try await onCall()
    }

    func removeOrder(order: Order) async throws {
        calls.append(.removeOrder(order: order))
        try await onCall()
    }

    func getUnreadCount() async throws -> Int {
        calls.append(.getUnreadCount)
        try await onCall()
        return getUnreadCountResult
    }

    func searchOrders(text: String, limit: Int) async throws -> [Order] {
        calls.append(.searchOrders(text: text, limit: limit))
        try await onCall()
        return searchOrdersResult
    }

    func login(email: String, password: String) async throws {
        calls.append(.login(email: email, password: password))
        try await onCall()
    }
}

// MARK: - Samples

nonisolated extension Order {
    static let samples = [
        Order(id: 14, number: "Number 1", state: .open, total: 52.5),
        Order(id: 15, number: "Number 2", state: .shipped, total: 53.5),
    ]
}
#endif
