nonisolated protocol OrdersDetailInteractorProtocol: Sendable {
    func getOrder(id: Int) async throws -> Order
    func cancelOrder(id: Int) async throws
    func reorder(id: Int) async throws -> Order
}
